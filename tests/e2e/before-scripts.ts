import type { Page } from '@playwright/test'

/** The page as it is on a slow link: in view, and its scripts are sent only when the returned function is called. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letThrough
}
