import type { Page } from '@playwright/test'
import type { ScenarioName } from '@jatra/mocks/scenarios/index'
import { fillTraveller, goToGateway, hydrated, nusrat } from '../steps.ts'
import { daysAhead, expect } from '../test.ts'

/** What one sees on the page that a scenario's link opens; a scenario without a promise does not compile. */
export const promises: Record<ScenarioName, (page: Page) => Promise<void>> = {
  happy: sees('Where does your journey begin?'),
  empty: sees('Not Result Found'),
  slow: flights,
  offline: sees('Error! Task failed successfully.'),
  flaky: async (page) => {
    // Of three calls one fails; trying again helps.
    await page.goto('/packages/nepal-kathmandu-pokhara-5-days')
    await page.goto('/packages/nepal-kathmandu-pokhara-5-days')
    await expect(async () => {
      await page.reload()
      await expect(failure(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.reload()
    await expect(page.getByRole('link', { name: 'SELECT OFFER' })).toBeVisible()
  },
  'rate-limited': async (page) => {
    await signIn(page)
    await expect(page.getByRole('alert')).toContainText('Too many attempts')
  },
  'validation-errors': async (page) => {
    await signUpAs(page, 'nusrat')
    await expect(page.getByText('No mail can be delivered to this address').first()).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue('nusrat')
  },
  'long-content': async (page) => {
    await expect(page.getByText('Total ৳12,34,567')).toBeVisible()
    await page.goto('/packageMenu')
    await expect(page.getByText(/Chandragiri, Bhaktapur/).first()).toBeVisible()
  },
  'no-results': sees('Not Result Found'),
  'session-20s': async (page) => {
    await expect(page.getByRole('timer')).toHaveText(/^0?0:[01]\d$|^0?0:20$/)
  },
  'session-expired': async (page) => {
    await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
  },
  'missing-flight': async (page) => {
    await bookNow(page)
    await expect(page.getByText('There have no flight list').first()).toBeVisible()
  },
  'flight-search-error': sees('Error! Task failed successfully.'),
  'fare-rules': async (page) => {
    await hydrated(page)
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: 'Show Details' }).click()
    await card.getByRole('tab', { name: 'FARE RULES' }).click()
    await expect(card.getByText('No Fare Rule Found')).toBeVisible()
  },
  'no-airports': async (page) => {
    await hydrated(page)
    const field = page.getByRole('combobox', { name: 'To' })
    await field.click()
    await field.fill('Bangkok')
    await expect(page.getByText('No options').first()).toBeVisible()
  },
  'date-not-valid': async (page) => {
    await hydrated(page)
    const field = page.getByRole('textbox', { name: /Departure Date/ })
    await field.fill('soonish')
    await field.press('Tab')
    await expect(page.getByText('Date input not valid.').first()).toBeVisible()
  },
  'no-packages': sees('No data found'),
  'packages-load-failure': sees('Error! Task failed successfully.'),
  'package-detail-failure': sees('Error! Failed to fetch package details.'),
  'sold-out': (page) => reserve(page, /Reserve your holiday/),
  withdrawn: (page) => reserve(page, /no longer|withdrawn|not offered/i),
  'visa-load-failure': sees('Error! Task failed successfully.'),
  'price-changed': async (page) => {
    await payForFlight(page)
    await expect(page.getByText('The price has changed').first()).toBeVisible()
  },
  'payment-declined': (page) => payAndReturn(page, 'The payment did not go through'),
  'payment-cancelled': (page) => payAndReturn(page, 'You cancelled the payment'),
  'payment-late': (page) => payAndReturn(page, 'Waiting for your payment'),
  'payment-never': async (page) => {
    await payAndReturn(page, 'Waiting for your payment')
    await page.goto(`${new URL(page.url()).pathname}?clock=%2B31m`)
    await expect(page.getByRole('heading', { name: 'The time to pay is over' })).toBeVisible()
  },
  'payment-process-failure': async (page) => {
    await payForFlight(page)
    await expect(failure(page)).toBeVisible()
    await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  },
  'logged-out-mid-booking': async (page) => {
    await payForFlight(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page)
    await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  },
  'holiday-confirmation-failure': async (page) => {
    await page.goto('/payment/return/any-booking')
    await expect(failure(page)).toBeVisible()
  },
  'login-failure': async (page) => {
    await signIn(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Email or username')).toHaveValue('farhana')
  },
  'register-failure': async (page) => {
    await signUpAs(page, 'somebody-new')
    await expect(page.getByText('This username is already taken').first()).toBeVisible()
  },
  'register-error': async (page) => {
    await signUpAs(page, 'somebody-new')
    await expect(page.getByText('We could not reach the service. Please try again.')).toBeVisible()
  },
  'logout-failure': async (page) => {
    await hydrated(page)
    await page.getByLabel('Account menu').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  },
  'login-success-failure': (page) => refuses(page, '/login'),
  'forgot-password-failure': (page) => refuses(page, '/forgot-password'),
  'reset-password-failure': (page) => refuses(page, '/forgot-password'),
  unauthorised: sees('Sign in'),
  'orders-failure': async (page) => {
    await expect(failure(page)).toBeVisible()
    await expect(page.getByRole('main').getByText('Try again').first()).toBeVisible()
  },
  'profile-failure': (page) => refuses(page, '/app/account/profile'),
  'change-password-failure': (page) => refuses(page, '/app/account/change-password'),
  'traveler-save-failure': async (page) => {
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await hydrated(page)
    await page.getByRole('button', { name: 'UPDATE DETAILS' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
}

/** Words that the page has. */
function sees(text: string): (page: Page) => Promise<void> {
  return (page) => expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}

/** The scenario stands on a page that is there; its refusal is shown by that page's own spec. */
async function refuses(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const failure = (page: Page) =>
  page.getByText(/^Error! |Something went wrong|could not be (loaded|shown)/).first()

async function flights(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email or username').fill('farhana')
  await page.getByLabel('Password', { exact: true }).fill('Newcomer@1')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

async function signUpAs(page: Page, userName: string): Promise<void> {
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Email').fill('somebody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Jatra@2026')
  await page.getByRole('button', { name: 'Sign up' }).click()
}

async function bookNow(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
}

/** Fills in the booking and submits it. */
async function payForFlight(page: Page): Promise<void> {
  await bookNow(page)
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
  await fillTraveller(page, 1, nusrat)
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
}

/** Books as a first timer, presses Pay at the gateway, and is back. */
async function payAndReturn(page: Page, heading: string): Promise<void> {
  await bookNow(page)
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
  await fillTraveller(page, 1, nusrat)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

async function reserve(page: Page, outcome: RegExp): Promise<void> {
  await hydrated(page)
  const field = page.getByRole('textbox', { name: 'Travel date' })
  await field.fill(daysAhead(40))
  await field.press('Escape')
  await page.getByLabel('Title').selectOption('Ms.')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('First Name').fill('Nusrat')
  await page.getByLabel('Last Name').fill('Jahan')
  await page.getByLabel('Mobile Number').fill('+880 1712-345678')
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('main').getByText(outcome).first()).toBeVisible()
}
