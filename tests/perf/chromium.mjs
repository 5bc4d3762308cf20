// The Chromium of every test, for measurements.
import { chromium } from '@playwright/test'
import { browserArgs, browserPath } from '../../scripts/browser.mjs'

/** @returns {Promise<import('@playwright/test').Browser>} the caller closes it */
export async function openBrowser() {
  return chromium.launch({ args: browserArgs, executablePath: await browserPath() })
}
