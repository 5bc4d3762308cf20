import type { Page } from '@playwright/test'
import { expect, searchAddress, test } from './test.ts'

/** Documents and data that the site was asked for since. */
function asked(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest() || pathname.endsWith('.data')) paths.push(pathname)
  })
  return paths
}

const onOverlayEntry = (page: Page) =>
  page.evaluate(() => Boolean((history.state as { overlay?: boolean } | null)?.overlay))

const passengers = (page: Page) => page.getByRole('dialog', { name: 'Passenger Selection' })
async function openPassengers(page: Page) {
  await page.getByRole('button', { name: /Passenger and Class/ }).click()
  await expect(passengers(page)).toBeVisible()
}

test('Back closes a dialog, loads nothing, and leaves the page only when pressed again', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/')
  const paths = asked(page)
  await openPassengers(page)
  await page.goBack()
  await expect(passengers(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /Passenger and Class/ })).toBeFocused()
  await openPassengers(page)
  await page.keyboard.press('Escape')
  await expect(passengers(page)).toBeHidden()
  await openPassengers(page)
  await passengers(page).getByRole('button', { name: 'Done' }).click()
  await expect(passengers(page)).toBeHidden()
  expect(paths).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/about/)
})

test('an entry that is left over by Forward or a reload does not hold Back up', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/')
  await openPassengers(page)
  await page.goBack()
  await expect(passengers(page)).toBeHidden()
  await page.evaluate(() => history.forward())
  await expect.poll(() => onOverlayEntry(page)).toBe(false)
  await openPassengers(page)
  await page.reload()
  await expect.poll(() => onOverlayEntry(page)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/about/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('Back closes the sheet of filters and keeps what was filtered', async ({ page }) => {
    await page.goto('/')
    await page.goto(searchAddress('DAC', 'CXB'))
    await page.getByRole('button', { name: /^Filter and sort/ }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Earliest').tap()
    await expect(page).toHaveURL(/sort=earliest/)
    // The sheet gets its entry once the page of the filtered list is rendered, sooner than anyone presses Back.
    await expect.poll(() => onOverlayEntry(page)).toBe(true)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/sort=earliest/)
    await page.goBack()
    await expect(page).not.toHaveURL(/sort=earliest/)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })

  test('Back closes the calendar of a phone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Departure Date' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Departure Date' })
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  })
})
