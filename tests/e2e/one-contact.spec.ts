import type { Locator, Page } from '@playwright/test'
import { expect, searchAddress, test } from './test.ts'
import { blockOf } from './visa-steps.ts'
import { hydrated } from './hydrated.ts'
import { createAccount, goToGateway, openBooking } from './steps.ts'

/** What must be filled in and is not yet, as it is shown. */
const nextEmpty = (page: Page) =>
  page
    .getByRole('group', { name: /^Traveller \d/ })
    .locator('input[required], select[required]')
    .and(page.locator(':visible'))
    .and(page.locator(':invalid'))
    .first()

const birthYears = [1990, 1992, 2020]

/** Types into one field. */
async function fillIn(field: Locator): Promise<void> {
  const name = (await field.getAttribute('name')) ?? ''
  const traveler = Number(/\d/.exec(name)?.[0])
  if (name.endsWith('.birthYear')) await field.selectOption(String(birthYears[traveler]))
  else if (name.endsWith('Name')) await field.fill('Rahman')
  else if (name.endsWith('.mobileNumber')) await field.fill('01712345678')
  else if (name.endsWith('.email')) await field.fill('rahman@example.com')
  else await field.selectOption({ index: 1 })
}

test('a family of three is booked with at most 18 entries', async ({ page }) => {
  await createAccount(page)
  await page.goto('/app/account/profile')
  await page.getByLabel('Name', { exact: true }).fill('Nusrat Jahan')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Mobile Number').fill('01712345678')
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()

  await page.goto(searchAddress('DAC', 'CXB', { adults: '2', children: '1' }))
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
  await expect(blockOf(page, 1).getByLabel('Mobile Number')).toHaveValue('01712-345678')
  await expect(blockOf(page, 2).getByLabel('Email')).toBeHidden()

  let entries = 0
  for (; entries < 40 && (await nextEmpty(page).count()) > 0; entries++)
    await fillIn(nextEmpty(page))
  expect(entries).toBeLessThanOrEqual(18)

  // The child is a Master, so the gender is known; one contact is enough for the order.
  await expect(blockOf(page, 3).getByLabel('Title')).toHaveValue('Master')
  await expect(blockOf(page, 3).getByLabel('Gender')).toHaveValue('Male')
  await goToGateway(page)
})

test('Mr. and Female are asked about, and stand once they are confirmed', async ({ page }) => {
  await openBooking(page, 'DAC', 'CXB')
  for (let entries = 0; entries < 20 && (await nextEmpty(page).count()) > 0; entries++)
    await fillIn(nextEmpty(page))
  await expect(page.getByLabel('Gender')).toHaveValue('Male')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText(/Is Female right with Mr\.\?/)).toBeVisible()
  await expect(page.getByLabel('Gender')).toBeFocused()
  await page.getByLabel('Mr. and Female are both right').check()
  await goToGateway(page)
})
