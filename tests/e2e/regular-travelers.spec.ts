import { expect, expectAccessible, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { nusrat, signIn, signUp } from './steps.ts'
import { addTraveler, fillPerson, openTravelers } from './traveler-steps.ts'

const rows = 'Your travellers'

test('a traveller is added, changed, removed and restored', async ({ page }) => {
  // As over plain http in an office network.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await openTravelers(page)
  await expect(page.getByText('Nobody here yet')).toBeVisible()
  await addTraveler(page)
  await expect(page.getByText('Nusrat Jahan is in your list.')).toBeVisible()
  const list = page.getByRole('list', { name: rows })
  await expect(list).toContainText('******567 until 9 May 2034')
  expect(await page.content()).not.toContain('A01234567')
  await expectAccessible(page)

  await list.getByRole('link', { name: 'Edit Ms. Nusrat Jahan' }).click()
  await expect(page.getByRole('heading', { name: 'Traveller details' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')
  await expect(page.getByLabel('Country Code')).toHaveValue('+880')
  await page.getByLabel('First Name').fill('Nusrat Ara')
  await page.getByRole('button', { name: 'UPDATE DETAILS' }).click()
  await expect(page.getByText('Nusrat Ara Jahan is in your list.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'Remove Nusrat Ara Jahan' }).click()
  await expect(page.getByText('Nusrat Ara Jahan is removed.')).toBeVisible()
  await expect(page.getByText('Nobody here yet')).toBeVisible()
  await expectAccessible(page)
  // The focus moved from the removed button to its message: Undo is the next stop.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nusrat Ara Jahan is back in your list.')).toBeVisible()
  await expect(list).toContainText('******567 until 9 May 2034')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A01234567')
})

test('an error is shown at its field, and nothing typed is lost', async ({ page }) => {
  await openTravelers(page)
  await page.getByRole('link', { name: 'Add Travellers' }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Passport number is required')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expectAccessible(page)

  await fillPerson(page, { ...nusrat, born: [String(new Date().getUTCFullYear()), '12', '31'] })
  await page.getByLabel('Mobile Number').fill('123456')
  await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
  await expect(page.getByText('The birth date is in the future')).toBeVisible()
  const birth = page.getByRole('group', { name: 'Birth Date' })
  await birth.getByLabel('Year').selectOption('1994')
  await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
  await expect(page.getByText(/There is no such number under \+880/)).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')

  await page.reload()
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  await page.getByRole('link', { name: 'GO BACK' }).click()
  await expect(page.getByText('Nobody here yet')).toBeVisible()
})

test('a passport is asked for unless there is none, and warned of when it ends', async ({
  page,
}) => {
  await openTravelers(page)
  await addTraveler(page, { ...nusrat, passport: undefined })
  await expect(page.getByRole('list', { name: rows })).toContainText('No passport saved')

  await page.getByRole('link', { name: 'Edit Ms. Nusrat Jahan' }).click()
  await hydrated(page)
  await expect(page.getByLabel('Passport Number')).toHaveCount(0)
  await page.getByLabel('This traveller has no passport').uncheck()
  const year = String(new Date().getUTCFullYear())
  await page.getByLabel('Passport Number').fill('A01234567')
  const expiry = page.getByRole('group', { name: 'Passport Expiry Date' })
  await expiry.getByLabel('Year').selectOption(year)
  await expiry.getByLabel('Month').selectOption('12')
  await expiry.getByLabel('Day').selectOption('31')
  await expect(page.getByText(/expires within 6 months|has expired/)).toBeVisible()
  await page.getByRole('button', { name: 'UPDATE DETAILS' }).click()
  await expect(page.getByText(/Passport (expires soon|expired)/)).toBeVisible()
  await expectAccessible(page)
})

test('an impossible id is not found', async ({ page }) => {
  await openTravelers(page)
  const answer = await page.goto('/app/account/regular-travelers/a%20b')
  expect(answer?.status()).toBe(404)
})

test('a login in the middle loses nothing', async ({ page, context }) => {
  const { userName, password } = await openTravelers(page)
  await page.getByRole('link', { name: 'Add Travellers' }).click()
  await hydrated(page)
  await fillPerson(page, nusrat)
  await context.clearCookies()
  await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
  await signIn(page, userName, password)
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')
  await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
  await expect(page.getByText('Nusrat Jahan is in your list.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a traveller is added, changed, removed and restored', async ({ page }) => {
    await page.goto('/register?redirectTo=/app/account/regular-travelers')
    await signUp(page)
    await page.getByRole('link', { name: 'Add Travellers' }).click()
    await page.getByLabel('This traveller has no passport').check()
    await fillPerson(page, { ...nusrat, passport: undefined, firstName: 'নুসরাত' })
    await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
    await expect(page.getByText(/Use the letters A to Z/)).toBeVisible()
    await page.getByLabel('First Name').fill('Nusrat')
    await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
    await expect(page.getByText('Nusrat Jahan is in your list.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Nusrat Jahan' }).click()
    await expect(page.getByText('Nusrat Jahan is removed.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Nusrat Jahan is back in your list.')).toBeVisible()
    await page.getByRole('link', { name: 'Edit Ms. Nusrat Jahan' }).click()
    await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  })
})
