import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page, after a load or a route change: from then on its controls respond. Links and
 * plain forms work before. Pages without Remix, such as the gateway's and those to read, have nothing to wait for.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState === 'loading') return false
    if (!('__remixContext' in window)) return true
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
