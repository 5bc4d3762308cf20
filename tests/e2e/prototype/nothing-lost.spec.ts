import { hydrated } from '../hydrated.ts'
import { nusrat } from '../steps.ts'
import { expect, searchAddress, test } from '../test.ts'
import { fillPerson } from '../traveler-steps.ts'
import { FAILED, fillInBooking, keepsTyped, play, says, signIn, submit } from './walks.ts'

test.use({ failures: true })

/** Signs in again after the service has ended the session at a save. */
async function saveTooLate(page: Parameters<typeof signIn>[0], button: string): Promise<void> {
  await play(page, 'scenario=unauthorised')
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await play(page, 'scenario=reset')
  await signIn(page)
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
}

test('a profile that was not saved as the session had ended is offered again', async ({ page }) => {
  await page.goto('/app/account/profile?persona=first-timer')
  await page.getByLabel('Name', { exact: true }).fill('Farhana Akter Mim')
  await page.getByLabel('Mobile Number').fill('1912345678')
  await saveTooLate(page, 'SAVE')
  await expect(page).toHaveURL('/app/account/profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Farhana Akter Mim')
  await expect(page.getByLabel('Mobile Number')).toHaveValue('1912345678')
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
})

test('a traveller who was not saved as the session had ended is offered again', async ({
  page,
}) => {
  await page.goto('/app/account/regular-travelers/new?persona=first-timer')
  const address = new URL(page.url()).pathname
  await fillPerson(page, nusrat)
  await saveTooLate(page, 'ADD TRAVELLER')
  await expect(page).toHaveURL(address)
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')
})

test('passwords are not kept over a session that has ended', async ({ page }) => {
  await page.goto('/app/account/change-password?persona=first-timer')
  await page.getByLabel('Current password').fill('Newcomer@1')
  await page.getByLabel('New password').fill('Newer@2026')
  await page.getByLabel('Confirm password').fill('Newer@2026')
  await play(page, 'scenario=unauthorised')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Newer@')
  await play(page, 'scenario=reset')
  await signIn(page)
  await expect(page).toHaveURL('/app/account/change-password')
  await expect(page.getByLabel('New password')).toHaveValue('')
})

test('a booking keeps what was typed while the service is away', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'BKK', { persona: 'first-timer' }))
  await fillInBooking(page)
  await play(page, 'scenario=offline')
  await submit(page)
  await says(page, FAILED)
  await keepsTyped(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
  await expect(page.getByText('This flight could not be loaded just now.')).toBeVisible()
  await hydrated(page)
  await play(page, 'scenario=reset')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  await keepsTyped(page)
  // Passports are kept by the server, and come after the rest.
  await expect(page.getByLabel('Passport Number')).not.toHaveValue('')
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
})
