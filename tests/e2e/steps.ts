import { randomUUID } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { hydrated } from './hydrated.ts'
import { daysAhead, searchAddress } from './test.ts'

const PASSWORD = 'Jatra@2026'

/** Signs up as a new user and waits for the page that this leads to: only there is the session known. */
export async function signUp(page: Page): Promise<{ userName: string; password: string }> {
  const userName = `nusrat${randomUUID().slice(0, 8)}`
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Email').fill(`${userName}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).not.toHaveURL(/\/register\b/)
  return { userName, password: PASSWORD }
}

/**
 * A new account, signed in by one request. For specs about what comes after: the pages of signing up have specs of their
 * own (sign-in.spec.ts), and so has signing up on the way (book-flight.spec.ts, holidays.spec.ts, visas.spec.ts).
 */
export async function createAccount(page: Page): Promise<{ userName: string; password: string }> {
  const userName = `nusrat${randomUUID().slice(0, 8)}`
  const { baseURL = '' } = test.info().project.use
  const answer = await page.request.post(`${baseURL}/register`, {
    form: { userName, email: `${userName}@example.com`, password: PASSWORD, redirectTo: '/about' },
    headers: { origin: baseURL },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/about'])
  return { userName, password: PASSWORD }
}

/** A new account on the booking form of the first flight that a search finds. */
export async function openBooking(page: Page, from: string, to: string): Promise<void> {
  await createAccount(page)
  await page.goto(searchAddress(from, to))
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
}

/** From a page that asks to sign in, by way of a new account. */
export async function signUpInTheMiddle(page: Page) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  return signUp(page)
}

export interface Person {
  title?: string
  gender?: string
  firstName: string
  lastName: string
  /** Year, month, day as the selects name them. */
  born: [string, string, string]
  passport?: { number: string; expires: [string, string, string] } | undefined
}

export const nusrat: Person = {
  firstName: 'Nusrat',
  lastName: 'Jahan',
  born: ['1994', '2', '28'],
  passport: { number: 'A01234567', expires: ['2034', '5', '9'] },
}

/** On a domestic flight no passport is asked. */
export const nusratAtHome: Person = { ...nusrat, passport: undefined }

/** Fills in one traveller of the booking form. */
export async function fillTraveler(
  page: Page,
  number: number,
  person: Person,
  block = page.getByRole('group', { name: new RegExp(`^Traveller ${number}\\b`) }),
): Promise<void> {
  await block.getByLabel('Title').selectOption(person.title ?? 'Ms.')
  await block.getByLabel('Gender').selectOption(person.gender ?? 'Female')
  await block.getByLabel('First Name').fill(person.firstName)
  await block.getByLabel('Last Name').fill(person.lastName)
  await chooseDate(block.getByRole('group', { name: 'Birth Date' }), person.born)
  if (person.passport) {
    await block.getByLabel('Passport Number').fill(person.passport.number)
    await chooseDate(block.getByRole('group', { name: /Passport Expiry/ }), person.passport.expires)
  }
  // Travellers after the first start with the contact of the first.
  const same = block.getByLabel('Same contact as the first traveller')
  if (await same.isVisible()) await same.uncheck()
  await block.getByLabel('Mobile Number').fill('01712345678')
  await block.getByLabel('Email').fill('nusrat@example.com')
}

async function chooseDate(
  group: ReturnType<Page['getByRole']>,
  [year, month, day]: [string, string, string],
) {
  await group.getByLabel('Year').selectOption(year)
  await group.getByLabel('Month').selectOption({ index: Number(month) })
  await group.getByLabel('Day').selectOption(day)
}

/** Chooses how to pay, and goes to the gateway. */
export async function goToGateway(page: Page, option = /bKash/): Promise<void> {
  await page.getByLabel(option).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
}

/** On the holidays tab: opens the list of destinations and takes one. Only a hydrated page has the list. */
export async function chooseDestination(page: Page, destination: string): Promise<void> {
  // Disabled by script alone, so from here on the field answers.
  await expect(page.getByRole('button', { name: 'SEARCH HOLIDAYS' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Where do you want to go' }).click()
  await page.getByRole('option', { name: destination }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'SEARCH HOLIDAYS' })).toBeEnabled()
}

/** A new account on the reservation of a package to Nepal. */
export async function openReservation(page: Page): Promise<void> {
  await createAccount(page)
  await page.goto('/packageMenu?destination=Nepal')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('link', { name: 'SELECT OFFER' }).click()
  await expect(page.getByRole('heading', { name: 'Reserve your holiday' })).toBeVisible()
  await hydrated(page)
}

/** Types the day of travel and puts the calendar away. */
export async function fillTravelDate(page: Page, date: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Travel date' })
  await field.fill(date)
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The contact address of a reservation. */
export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Title').selectOption('Ms.')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('First Name').fill('নুসরাত')
  await page.getByLabel('Last Name').fill('Jahan')
  await page.getByLabel('Email').fill('nusrat@example.com')
  await page.getByLabel('Mobile Number').fill('01712345678')
}

/** Where the embedded site stores emails (playwright.config.ts), as no mail server is configured. */
const OUTBOX = '.cache/e2e-data/outbox'

/** The path that the newest reset email to an address leads to; null while there is none. */
export async function resetLinkFor(page: Page, email: string): Promise<string | null> {
  const answer = await page.request.get('/api/prototype/emails')
  if (!answer.ok()) return linkInOutbox(email)
  const emails = (await answer.json()) as { to: string; href: string | null }[]
  const links = emails.filter(({ to, href }) => to === email && href?.startsWith('/reset-password'))
  return links.at(-1)?.href ?? null
}

async function linkInOutbox(email: string): Promise<string | null> {
  const files: string[] = []
  for await (const file of glob(`${OUTBOX}/*.eml`)) files.push(file)
  // Their names begin with the time.
  for (const file of files.sort().reverse()) {
    const letter = await PostalMime.parse(await readFile(file))
    const link = /http\S+(\/reset-password\/\S+)/.exec(letter.text ?? '')?.[1]
    if (link && letter.to?.some(({ address }) => address === email)) return link
  }
  return null
}

/** Asks for a reset link and opens the letter's. */
export async function openResetLink(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect.poll(() => resetLinkFor(page, email)).not.toBeNull()
  const link = (await resetLinkFor(page, email)) ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  return link
}

/** Signs in from the login page. */
export async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Chooses a day on which flights are on sale, whatever time it is: of today's the last may have left. */
export async function departInAMonth(page: Page): Promise<void> {
  // Enter in a field without its calendar searches.
  await hydrated(page)
  const date = page.getByRole('textbox', { name: 'Departure Date' })
  await date.fill(daysAhead(30))
  await date.press('Enter')
}
