import { expect, searchAddress, test } from './test.ts'
import { hydrated } from './hydrated.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the first flight begins within 250 px, and what is searched stays in sight', async ({
  page,
}) => {
  await page.goto(searchAddress('DAC', 'CXB'))
  await expect(page).toHaveURL(/searchId=/)
  await hydrated(page)
  const box = await page.getByRole('article').first().boundingBox()
  expect(box?.y).toBeLessThanOrEqual(250)
  expect(box?.height).toBeLessThanOrEqual(150)
  const chips = page.getByRole('form', { name: 'Filter and sort' })
  await chips.getByRole('radio', { name: /^Fastest / }).tap()
  await expect(page).toHaveURL(/sort=fastest/)
  await expect(chips.getByRole('radio', { name: /^Fastest / })).toBeChecked()
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Change search' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
})
