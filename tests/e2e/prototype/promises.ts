import type { Page } from '@playwright/test'
import type { ScenarioName } from '@jatra/mocks/scenarios/index'
import type { ScenarioInWords } from '../../site/scenario-words.ts'
import { hydrated } from '../hydrated.ts'
import { openResetLink } from '../steps.ts'
import { expect, expectAccessibleInTheDark } from '../test.ts'
import {
  apply,
  bookAs,
  bookNow,
  cannotLoad,
  FAILED,
  keepsTyped,
  payForFlight,
  play,
  reserve,
  says,
  signIn,
  signUpAs,
} from './walks.ts'

const BROKEN = 'Something went wrong on our side. Please try again.'

/**
 * What one sees on the page that a scenario's link opens, or does there. A scenario without a promise does not compile;
 * those whose words the page has from the start are read without a browser (tests/site/scenarios.test.ts). What another
 * product's form says of the same is in its stories (stories/Flows).
 */
export const promises: Record<
  Exclude<ScenarioName, ScenarioInWords>,
  (page: Page) => Promise<void>
> = {
  slow: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  flaky: async (page) => {
    // Of three calls one fails; trying again helps. This page makes one: at home no visa is needed.
    await page.goto('/packages/coxs-bazar-by-train-3-days')
    await page.goto('/packages/coxs-bazar-by-train-3-days')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Error! Failed to fetch package details.')).toBeVisible({
        timeout: 500,
      })
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

    await bookAs(page, 'first-timer')
    const name = page.getByLabel('Last Name')
    await expect(name).toHaveAccessibleDescription(/Use the name as it stands/)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Jahan')
    await keepsTyped(page)
  },
  'visa-documents-missing': (page) => visaFile(page, /required documents are still missing/),
  'visa-document-asked': (page) => visaFile(page, 'One document is needed once more.'),
  'visa-granted': (page) => visaFile(page, /^Nothing: your visa is granted/),
  'visa-refused': (page) => visaFile(page, /^The embassy has refused the visa/),
  'long-content': async (page) => {
    await expect(page.getByText('Total ৳12,34,567')).toBeVisible()
    await page.goto('/packageMenu')
    await expect(page.getByText(/Chandragiri, Bhaktapur/).first()).toBeVisible()
  },
  'own-charges': async (page) => {
    await hydrated(page)
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: 'Show Details' }).click()
    await card.getByRole('tab', { name: 'FLIGHT FARE' }).click()
    await expect(card.getByRole('rowheader', { name: 'Agency Margin' })).toBeVisible()
    await expect(card.getByRole('rowheader', { name: 'Service Fee' })).toBeVisible()
  },
  'session-20s': async (page) => {
    await expect(page.getByRole('timer')).toHaveText(/^0?0:[01]\d$|^0?0:20$/)
  },
  'session-expired': async (page) => {
    await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
  },
  'missing-flight': async (page) => {
    await bookNow(page)
    await expect(page.getByText('This flight is no longer in the list').first()).toBeVisible()
  },
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
  'sold-out': async (page) => {
    await reserve(page)
    const date = page.getByRole('textbox', { name: 'Travel date' })
    await expect(date).toHaveAccessibleDescription(/No places are left on .+ choose another date/)
    await expect(date).toBeFocused()
    await expect(date).not.toHaveValue('')
    await keepsTyped(page)
  },
  withdrawn: async (page) => {
    await apply(page)
    await says(page, 'This option is no longer offered')
    await keepsTyped(page)
  },
  'price-changed': async (page) => {
    await payForFlight(page)
    await says(page, 'The price has changed')
    await keepsTyped(page)
    await apply(page)
    await says(page, /It was ৳[\d,]+ and is ৳[\d,]+/)
    await keepsTyped(page)
    // Sent once more, the new price is accepted.
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  },
  // The airline's answer comes while the page is open.
  'ticket-slow': async (page) => {
    await sees(page, 'Your seats are reserved')
    await laterSees(page, '2m', 'You are booked')
  },
  'hold-lapsing': async (page) => {
    await sees(page, 'Your seats are held')
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
    await laterSees(page, '3m', 'Your seats are no longer held')
  },
  'ticket-failed': async (page) => {
    await sees(page, 'There is no ticket, and your money goes back')
    await sees(page, /^You get ৳[\d,]+ back by bKash, on /)
    await sees(page, 'The last seats were sold before')
  },
  'wallet-refund-too-late': async (page) => {
    await expect(page.getByText('Tell us where to pay it')).toBeVisible()
    await page.getByRole('link', { name: 'Give bank details' }).click()
    await sees(page, 'Where we pay your refund')
    await expectAccessibleInTheDark(page)
  },
  'payment-process-failure': async (page) => {
    await payForFlight(page)
    await says(page, FAILED)
    await says(page, 'We could not reach the service')
    await keepsTyped(page)
  },
  'too-many-unpaid': async (page) => {
    const refused = /You already have 6 unpaid bookings.+Pay or cancel one in My bookings/
    await payForFlight(page)
    await says(page, refused)
    await keepsTyped(page)
    await apply(page)
    await says(page, refused)
    await keepsTyped(page)
    await page.getByRole('alert').getByRole('link', { name: 'My bookings' }).click()
    await expect(page).toHaveURL(/\/app\/account\/bookings/)
  },
  'logged-out-mid-booking': async (page) => {
    await payForFlight(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
    await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
    await keepsTyped(page)
    // Passports are kept by the server, and come after the rest.
    await expect(page.getByLabel('Passport Number')).not.toHaveValue('')
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  },
  'holiday-confirmation-failure': async (page) => {
    await cannotLoad(page, 'booking')
    await page.goto('/app/account/bookings/holidays/any-booking')
    await cannotLoad(page, 'booking')
    await expect(page.getByRole('link', { name: 'All bookings' })).toBeVisible()
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
    await expect(page.getByText(/signed out on this device, but the service did/)).toBeVisible()
  },
  'login-success-failure': async (page) => {
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await page.getByRole('radio', { name: /Nusrat Jahan/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
    await expect(page.getByText('We could not reach the service just now')).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
  'forgot-password-failure': async (page) => {
    await page.getByLabel('Email').fill('nusrat.jahan@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await says(page, BROKEN)
    await expect(page.getByLabel('Email')).toHaveValue('nusrat.jahan@example.com')
  },
  'reset-password-failure': async (page) => {
    const link = await openResetLink(page, 'nusrat.jahan@example.com')
    await page.getByLabel('New password').fill('Newer@2026')
    await page.getByRole('button', { name: 'Send' }).click()
    await says(page, BROKEN)
    // The link is not used up.
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  },
  'orders-failure': async (page) => {
    for (const tab of ['visa', 'holidays', 'flight']) {
      await page.goto(`/app/account/bookings/${tab}`)
      await cannotLoad(page, 'bookings')
    }
    await hydrated(page)
    await play(page, 'scenario=reset')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'profile-failure': async (page) => {
    await hydrated(page)
    await page.getByLabel('Name', { exact: true }).fill('Nusrat Jahan Chowdhury')
    await page.getByRole('button', { name: 'SAVE' }).click()
    await says(page, 'Could not update')
    await says(page, BROKEN)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nusrat Jahan Chowdhury')
  },
  'change-password-failure': async (page) => {
    await page.getByLabel('Current password').fill('Jatra@2026')
    await page.getByLabel('New password').fill('Newer@2026')
    await page.getByLabel('Confirm password').fill('Newer@2026')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      /This is not your current password/,
    )
  },
  'desk-conflict': async (page) => {
    await page.getByRole('link', { name: 'Goodwill' }).click()
    await page.getByRole('button', { name: 'Take it' }).click()
    await says(page, 'imran is on it. Please look at it again.')
  },
  'traveler-save-failure': async (page) => {
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await hydrated(page)
    await page.getByRole('button', { name: 'UPDATE DETAILS' }).click()
    await says(page, FAILED)
    await says(page, BROKEN)
  },
}

async function sees(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}

/** The page's heading after the visitor's clock was put forward. */
async function laterSees(page: Page, later: string, name: string): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}?clock=${encodeURIComponent(`+${later}`)}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** What the page of the newest paid application says. */
async function visaFile(page: Page, text: string | RegExp): Promise<void> {
  const paid = page.getByRole('article').filter({ hasText: 'Paid' }).first()
  await paid.getByRole('link', { name: /^Show More/ }).click()
  await expect(page.getByText(text)).toBeVisible()
}
