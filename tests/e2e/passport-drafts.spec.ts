import type { Page } from '@playwright/test'
import { expect, expectAccessible, searchAddress, test } from './test.ts'
import { hydrated } from './hydrated.ts'
import {
  createAccount,
  fillTraveler,
  goToGateway,
  nusrat,
  signIn,
  signUpInTheMiddle,
  type Person,
} from './steps.ts'
import { fillPerson, openTravelers } from './traveler-steps.ts'
import { openApplication } from './visa-steps.ts'

const NUMBER = 'Z98765432'
const person: Person = { ...nusrat, passport: { number: NUMBER, expires: ['2034', '5', '1'] } }

/** Everything that this browser keeps, and the address that it shows. */
async function kept(page: Page): Promise<string> {
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, location.href]),
  )
  return storage + JSON.stringify(await page.context().cookies())
}

/** The passport comes back after a reload, and never was where a script or the next person could read it. */
async function expectPassportKept(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes('/app/passport-draft/') && answer.request().method() === 'POST',
  )
  await page.getByLabel('Passport Number').fill(NUMBER)
  await page.getByLabel('Passport Number').blur()
  const answer = await saved
  expect(answer.status()).toBe(200)
  expect(answer.url()).not.toContain(NUMBER)
  expect(await kept(page)).not.toContain(NUMBER)
  await page.reload()
  await expect(page.getByLabel('Passport Number')).toHaveValue(NUMBER)
  expect(await kept(page)).not.toContain(NUMBER)
}

async function openBooking(page: Page) {
  await page.goto(searchAddress('DAC', 'BKK'))
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  const account = await signUpInTheMiddle(page)
  await hydrated(page)
  return account
}

test('a passport typed for a flight is in no storage, comes back, and goes once it is paid', async ({
  page,
}) => {
  await openBooking(page)
  await fillTraveler(page, 1, person)
  await expectPassportKept(page)
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  await goToGateway(page)
  const forgotten = page.waitForRequest(
    (request) => request.postData()?.includes('intent=delete') === true,
  )
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
  expect((await forgotten).url()).toContain('/app/passport-draft/flight/')
  expect(await kept(page)).not.toContain('passports')
})

test('a passport typed for a visa is in no storage and comes back', async ({ page }) => {
  await openApplication(page)
  await fillTraveler(page, 1, person)
  await expectPassportKept(page)
})

test('a passport typed for a regular traveller is in no storage and comes back', async ({
  page,
}) => {
  await openTravelers(page)
  await page.getByRole('link', { name: 'Add Travellers' }).click()
  await fillPerson(page, person)
  await expectPassportKept(page)
})

test('a passport typed after the session has ended is there again after signing in', async ({
  page,
}) => {
  const { userName, password } = await openBooking(page)
  // As another tab signs out: this one hears nothing of it.
  const { origin } = new URL(page.url())
  await page.request.post('/logout', { headers: { origin } })
  await fillTraveler(page, 1, person)
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByLabel('Email or username')).toBeVisible()
  expect(await kept(page)).not.toContain(NUMBER)
  await signIn(page, userName, password)
  await expect(page.getByLabel('Last Name')).toHaveValue('Jahan')
  await expect(page.getByLabel('Passport Number')).toHaveValue(NUMBER)
})

/** A booking that is filled in and not sent when its account logs out in another tab. */
async function fillInAndLogOutElsewhere(page: Page) {
  await openBooking(page)
  await fillTraveler(page, 1, person)
  await page.getByLabel(/bKash/).check()
  const { origin } = new URL(page.url())
  await page.request.post('/logout', { headers: { origin } })
}

test('who signs in next in a tab whose session has ended finds nothing of what was typed in it', async ({
  page,
}) => {
  await fillInAndLogOutElsewhere(page)
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await signUpInTheMiddle(page)
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(page.getByLabel('Passport Number')).toHaveValue('')
  expect(await kept(page)).not.toContain('Jahan')
})

test('a form that is sent while another account is signed in is not sent, and starts anew for that account', async ({
  page,
}) => {
  await fillInAndLogOutElsewhere(page)
  await createAccount(page)
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Another account is signed in here' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fill it in with this account' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(page.getByLabel('Passport Number')).toHaveValue('')
})
