import { browserArgs, browserPath } from '../../scripts/browser.mjs'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { startPuppeteer } from './puppeteer-engine.ts'
import type { Engine, Theme } from './tab.ts'
import { startWebkit } from './webkit-engine.ts'

/**
 * The engines that people use: Chromium is the one of the other tests, Firefox and WebKitGTK are Debian's, installed when
 * they are missing.
 *
 * @param theme of the system
 */
export const ENGINES = {
  chromium: async (site: string, theme: Theme): Promise<Engine> => {
    const executablePath = await browserPath()
    if (!executablePath)
      throw new Error('No Chromium: run `npm test` once, or name one in PLAYWRIGHT')
    return startPuppeteer(site, { browser: 'chrome', executablePath, args: browserArgs }, theme)
  },
  firefox: (site: string, theme: Theme): Promise<Engine> =>
    startPuppeteer(
      site,
      {
        browser: 'firefox',
        executablePath: debianCommand('firefox-esr', 'firefox-esr'),
        extraPrefsFirefox: {
          'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
          'ui.prefersReducedMotion': 1,
          // As those of the other two, which take no width from the page.
          'ui.useOverlayScrollbars': 1,
        },
      },
      theme,
    ),
  webkit: startWebkit,
}

export type EngineName = keyof typeof ENGINES
