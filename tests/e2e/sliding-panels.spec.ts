import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Notes from where each panel of the search card slides in, px; it ends where it belongs. */
async function watchPanels(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { slidFrom: seen })
    document.addEventListener('animationstart', ({ target }) => {
      // A panel may still wait for its form.
      if (!(target instanceof HTMLElement) || !target.dataset['slide']) return
      const [motion] = target.getAnimations()
      motion?.pause()
      if (motion) motion.currentTime = 0
      seen.push(new DOMMatrix(getComputedStyle(target).transform).e)
      motion?.finish()
    })
  })
  return () => page.evaluate(() => (window as unknown as { slidFrom: number[] }).slidFrom)
}

const turnTo = async (page: Page, name: string, button: string) => {
  await page.getByRole('navigation', { name: 'What to search' }).getByRole('link', { name }).click()
  await expect(page.getByRole('button', { name: button })).toBeVisible()
}

test('a panel slides in from the side of its tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const slidFrom = await watchPanels(page)
  await turnTo(page, 'VISA', 'SEARCH VISA')
  await expect.poll(slidFrom).toEqual([64])
  await turnTo(page, 'HOLIDAYS', 'SEARCH HOLIDAYS')
  await expect.poll(slidFrom).toEqual([64, -64])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    await page.evaluate(() => document.documentElement.clientWidth),
  )
})

test('with reduced motion no panel slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const slidFrom = await watchPanels(page)
  await turnTo(page, 'VISA', 'SEARCH VISA')
  expect(await slidFrom()).toEqual([])
})
