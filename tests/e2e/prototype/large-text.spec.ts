import type { Page } from '@playwright/test'
import { expect, searchAddress, test } from '../test.ts'

test.use({ viewport: { width: 320, height: 740 } })

/** Twice the text size, as a browser's own setting makes it. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

const widths = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])

test('on 320 px at twice the text size neither results nor bookings scroll sideways', async ({
  page,
}) => {
  await page.goto(searchAddress('DAC', 'BKK', { persona: 'frequent-traveller' }))
  await expect(page.getByRole('article').first()).toBeVisible()
  await enlarge(page)
  expect(await widths(page)).toEqual([320, 320])
  await page.goto('/app/account/bookings/flight')
  await expect(page.getByRole('article').first()).toBeVisible()
  await enlarge(page)
  expect(await widths(page)).toEqual([320, 320])
  await page.getByRole('link', { name: 'Show More' }).first().click()
  await expect(page.getByRole('heading', { name: 'Payment history' })).toBeVisible()
  await enlarge(page)
  expect(await widths(page)).toEqual([320, 320])
})
