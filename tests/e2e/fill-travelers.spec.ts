import type { Locator, Page } from '@playwright/test'
import { daysAhead, expect, expectAccessible, searchAddress, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import { fillTraveler, goToGateway, nusrat, type Person } from './steps.ts'
import { addTraveler, openTravelers } from './traveler-steps.ts'
import { blockOf, documentsLater } from './visa-steps.ts'

const year = new Date().getUTCFullYear()
const child: Person = {
  title: 'Miss.',
  firstName: 'Inaya',
  lastName: 'Hasan',
  born: [String(year - 6), '1', '31'],
}
const LIST = 'Fill in from my travellers'

/** Dhaka to Bangkok for an adult and a child. */
async function openBooking(page: Page, script = true): Promise<void> {
  await page.goto(searchAddress('DAC', 'BKK', { children: '1' }))
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  if (script) await hydrated(page)
}

const choiceOf = (page: Page, number: number) => blockOf(page, number).getByLabel(LIST)

async function addFamily(page: Page): Promise<void> {
  await openTravelers(page)
  await addTraveler(page)
  await addTraveler(page, { ...child, passport: undefined })
}

test('a flight is filled in by one choice for each, and booked', async ({ page }) => {
  await addFamily(page)
  await openBooking(page)
  const [first, second] = [blockOf(page, 1), blockOf(page, 2)]
  // A saved traveller of another age group cannot be chosen, and the reason is shown.
  await expect(first.getByRole('option', { name: /Inaya Hasan/ })).toBeDisabled()
  await expect(first.getByRole('option', { name: /Inaya Hasan/ })).toHaveText(
    'Inaya Hasan (flies as a child)',
  )
  await expect(second.getByRole('option', { name: /Nusrat Jahan/ })).toBeDisabled()

  await choiceOf(page, 1).selectOption({ label: 'Nusrat Jahan' })
  await expect(first.getByRole('status')).toHaveText('Traveller 1 is filled in: Nusrat Jahan.')
  await expect(first.getByLabel('Passport Number')).toHaveValue('A01234567')
  const expiry = first.getByRole('group', { name: 'Passport Expiry Date' })
  await expect(expiry.getByLabel('Day')).toHaveValue('9')
  await second.getByLabel('Same contact as the first traveller').uncheck()
  await second.getByLabel('Address').fill('House 7, Road 5')
  await choiceOf(page, 2).selectOption({ label: 'Inaya Hasan (no passport saved)' })
  await expect(second.getByRole('group', { name: 'Birth Date' }).getByLabel('Day')).toHaveValue(
    '31',
  )
  await expect(second.getByLabel('Address')).toHaveValue('House 7, Road 5')
  await expectAccessible(page)

  // Kept as what is typed is: in this tab, and known again.
  await page.reload()
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  await expect(first.getByLabel('Passport Number')).toHaveValue('A01234567')
  await expect(choiceOf(page, 1).locator('option:checked')).toHaveText(/Nusrat Jahan/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A01234567')

  await second.getByLabel('Passport Number').fill('B07654321')
  const expiryDate = second.getByRole('group', { name: 'Passport Expiry Date' })
  await expiryDate.getByLabel('Year').selectOption(String(year + 4))
  await expiryDate.getByLabel('Month').selectOption('6')
  await expiryDate.getByLabel('Day').selectOption('30')
  await second.getByLabel('Save this traveller for next time').check()
  await goToGateway(page)
  await page.goto('/app/account/regular-travelers')
  const list = page.getByRole('list', { name: 'Your travellers' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').filter({ hasText: 'Inaya' })).toContainText('******321')
})

test('a saved traveller fills one block only, and another choice clears the passport', async ({
  page,
}) => {
  await openTravelers(page)
  await addTraveler(page)
  await addTraveler(page, { ...nusrat, firstName: 'Arif', passport: undefined })
  await page.goto('/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=2')
  await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
  await hydrated(page)
  const first = blockOf(page, 1)
  await choiceOf(page, 1).selectOption({ label: 'Nusrat Jahan' })
  await expect(blockOf(page, 2).getByRole('option', { name: /Nusrat/ })).toHaveText(
    'Nusrat Jahan (Traveller 1)',
  )
  await expect(blockOf(page, 2).getByRole('option', { name: /Nusrat/ })).toBeDisabled()
  await expect(first.getByLabel('Passport Number')).toHaveValue('A01234567')

  await choiceOf(page, 1).selectOption({ label: 'Arif Jahan (no passport saved)' })
  await expect(first.getByLabel('First Name')).toHaveValue('Arif')
  await expect(first.getByLabel('Passport Number')).toHaveValue('')
  await expect(
    first.getByRole('group', { name: 'Passport Expiry Date' }).getByLabel('Year'),
  ).toHaveValue('')
  await choiceOf(page, 2).selectOption({ label: 'Nusrat Jahan' })
  await expect(blockOf(page, 2).getByLabel('Passport Number')).toHaveValue('A01234567')

  // After the name is edited the block no longer counts as the saved traveller.
  await blockOf(page, 2).getByLabel('First Name').fill('Nusrat Ara')
  await expect(choiceOf(page, 2)).toHaveValue('')
  await expect(first.getByRole('option', { name: /Nusrat/ })).toBeEnabled()
  // Nor after the birth date is edited; by keys, because the page renders between their two events.
  const day = first.getByRole('group', { name: 'Birth Date' }).getByLabel('Day')
  await day.focus()
  await page.keyboard.press('ArrowUp')
  await expect(day).toHaveValue('27')
  await expect(choiceOf(page, 1)).toHaveValue('')
})

test('a visa is filled in by one choice and paid', async ({ page }) => {
  await openTravelers(page)
  await addTraveler(page)
  await page.goto('/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1')
  await expect(page.getByRole('heading', { name: 'Book Schedule' })).toBeVisible()
  await hydrated(page)
  await choiceOf(page, 1).focus()
  await page.keyboard.press('N')
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')
  await expectAccessible(page)
  await documentsLater(page).check()
  await goToGateway(page)
})

test('travellers are saved from a first booking, and there is no choice before', async ({
  page,
}) => {
  await openTravelers(page)
  await page.goto(searchAddress('DAC', 'CXB'))
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByLabel(LIST)).toHaveCount(0)
  await fillTraveler(page, 1, { ...nusrat, passport: undefined })
  await page.getByLabel('Save this traveller for next time').check()
  await goToGateway(page)
  await page.goto('/app/account/regular-travelers')
  await expect(page.getByRole('listitem').filter({ hasText: 'Nusrat Jahan' })).toContainText(
    'No passport saved',
  )
})

test('at 360 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await addFamily(page)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBeLessThanOrEqual(360)
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Traveller details' })).toBeVisible()
  expect(await wide()).toBeLessThanOrEqual(360)
  await openBooking(page)
  await expect(choiceOf(page, 2)).toBeVisible()
  expect(await wide()).toBeLessThanOrEqual(360)
})

test.describe('without JavaScript', () => {
  test('a button fills in who is chosen, and what was typed stays', async ({ page, browser }) => {
    await addFamily(page)
    await openBooking(page)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto(page.url())
    await plain.getByLabel(/Nagad/).check()
    await blockOf(plain, 2).getByLabel('Same contact as the first traveller').uncheck()
    await blockOf(plain, 2).getByLabel('Email').fill('inaya@example.com')
    await choiceOf(plain, 1).selectOption({ label: 'Nusrat Jahan' })
    await blockOf(plain, 1).getByRole('button', { name: 'Fill in' }).click()
    await expect(blockOf(plain, 1).getByLabel('Passport Number')).toHaveValue('A01234567')
    await expect(plain.getByText('Traveller 1 is filled in: Nusrat Jahan.')).toBeVisible()
    await expect(plain.getByText('First name is required')).toHaveCount(0)
    await expect(blockOf(plain, 2).getByLabel('Email')).toHaveValue('inaya@example.com')
    await expect(plain.getByLabel(/Nagad/)).toBeChecked()
    await choiceOf(plain, 2).selectOption({ label: 'Inaya Hasan (no passport saved)' })
    await blockOf(plain, 2).getByRole('button', { name: 'Fill in' }).click()
    await expect(blockOf(plain, 2).getByLabel('First Name')).toHaveValue('Inaya')
    await expect(blockOf(plain, 1).getByLabel('First Name')).toHaveValue('Nusrat')
    // Enter sends the form; it does not fill in once more.
    await blockOf(plain, 1).getByLabel('First Name').fill('Nusrat Ara')
    await blockOf(plain, 1).getByLabel('First Name').press('Enter')
    await expect(plain.getByText('Passport number is required')).toBeVisible()
    await expect(blockOf(plain, 1).getByLabel('First Name')).toHaveValue('Nusrat Ara')
    await context.close()
  })
})

test('a returning customer books for three saved people in at most 10 taps', async ({ page }) => {
  await openTravelers(page)
  const names = ['Nusrat', 'Arif', 'Farhan']
  for (const firstName of names)
    await addTraveler(page, { ...nusrat, firstName, passport: undefined })
  // The search of last time.
  const passengers = { adults: 3, children: 0, infants: 0, cabin: 'ECONOMY' }
  const toFrom = { departureDate: daysAhead(30), passengers }
  await page.evaluate(
    (root) => localStorage.setItem('root', root),
    JSON.stringify({ version: 1, toFrom }),
  )
  await page.goto('/')

  let taps = 0
  const tap = async (target: Locator) => {
    await target.click()
    taps += 1
  }
  // A list of the browser's own: one tap opens it and one chooses.
  const choose = async (list: Locator, label: RegExp) => {
    const option = list.getByRole('option', { name: label })
    await list.selectOption((await option.getAttribute('value')) ?? '')
    taps += 2
  }
  await tap(page.getByRole('button', { name: 'SEARCH FLIGHT' }))
  await tap(page.getByRole('article').first().getByRole('link', { name: 'Book Now' }))
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
  for (const [index, name] of names.entries())
    await choose(choiceOf(page, index + 1), new RegExp(`^${name}`))
  await tap(page.getByLabel(/bKash/))
  await tap(page.getByRole('button', { name: /^Pay ৳/ }))
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(10)
})
