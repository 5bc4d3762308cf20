import type { Page } from '@playwright/test'
import type { ScenarioName } from '@jatra/mocks/scenarios/index'
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

/** What one sees on the page that a scenario's link opens; a scenario without a promise does not compile. */
export const promises: Record<ScenarioName, (page: Page) => Promise<void>> = {
  happy: sees('Where does your journey begin?'),
  empty: async (page) => {
    await sees('No Results Found')(page)
    // Nothing is there whose price could change.
    await expect(page.getByRole('timer')).toHaveCount(0)
  },
  slow: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  offline: sees('Error! Task failed.'),
  flaky: async (page) => {
    // Of three calls one fails; trying again helps.
    await page.goto('/packages/nepal-kathmandu-pokhara-5-days')
    await page.goto('/packages/nepal-kathmandu-pokhara-5-days')
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
  'long-content': async (page) => {
    await expect(page.getByText('Total ৳12,34,567')).toBeVisible()
    await page.goto('/packageMenu')
    await expect(page.getByText(/Chandragiri, Bhaktapur/).first()).toBeVisible()
  },
  'no-results': sees('No Results Found'),
  'partial-results': sees('Not all airlines have answered'),
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
  'flight-search-error': sees('Error! Task failed.'),
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
  'packages-load-failure': sees('Error! Task failed.'),
  'package-detail-failure': sees('Error! Failed to fetch package details.'),
  'sold-out': async (page) => {
    await reserve(page)
    const date = page.getByRole('textbox', { name: 'Travel date' })
    await expect(date).toHaveAccessibleDescription(/No places are left on .+ choose another date/)
    await expect(date).toBeFocused()
    await expect(date).not.toHaveValue('')
    await keepsTyped(page)
  },
  withdrawn: async (page) => {
    await reserve(page)
    await says(page, 'This package is no longer offered')
    await keepsTyped(page)
    await apply(page)
    await says(page, 'This option is no longer offered')
    await keepsTyped(page)
  },
  'visa-load-failure': sees('Error! Task failed.'),
  'price-changed': async (page) => {
    await payForFlight(page)
    await says(page, 'The price has changed')
    await keepsTyped(page)
    await page.goto('/packageReserve/nepal-kathmandu-pokhara-5-days')
    await reserve(page)
    await says(page, /It was ৳[\d,]+ and is ৳[\d,]+ for your rooms now/)
    await keepsTyped(page)
    await apply(page)
    await says(page, /It was ৳[\d,]+ and is ৳[\d,]+/)
    await keepsTyped(page)
    // Sent once more, the new price is accepted.
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
  },
  'payment-declined': sees('The payment did not go through'),
  'payment-cancelled': sees('You cancelled the payment'),
  'payment-late': sees('Waiting for your payment'),
  'payment-never': async (page) => {
    await sees('Waiting for your payment')(page)
    await laterSees(page, '31m', 'The time to pay is over')
  },
  'bkash-execute-silent': async (page) => {
    await sees('If you have paid, your money is safe')(page)
    await laterSees(page, '2m', 'You are booked')
  },
  'gateway-down-after-paying': async (page) => {
    await sees('If you have paid, your money is safe')(page)
    await laterSees(page, '46m', 'The time to pay is over')
    await expect(page.getByText(/It goes back to you in full/)).toBeVisible()
  },
  'payment-of-another-amount': async (page) => {
    await sees('Waiting for your payment')(page)
    await expect(page.getByText('You paid another amount than the price')).toBeVisible()
    await expect(page.getByText(/It goes back to you in full/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go on to pay' })).toBeVisible()
  },
  'ticket-slow': async (page) => {
    await sees('Your seats are reserved')(page)
    await laterSees(page, '2m', 'You are booked')
  },
  'hold-lapsing': async (page) => {
    await sees('Your seats are held')(page)
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
    await laterSees(page, '3m', 'Your seats are no longer held')
  },
  'ticket-failed': async (page) => {
    await sees('There is no ticket, and your money goes back')(page)
    await expect(page.getByText(/^You get ৳[\d,]+ back by bKash, on /)).toBeVisible()
    await expect(page.getByText('The last seats were sold before')).toBeVisible()
  },
  'refund-asked': async (page) => {
    await expect(page.getByText('A colleague of ours approves it')).toBeVisible()
  },
  'refund-sent': async (page) => {
    await expect(page.getByText(/^R[0-9A-F]+$/)).toBeVisible()
    await expect(page.getByText('Not yet')).toHaveCount(1)
  },
  'refund-late': async (page) => {
    await expect(page.getByText('This refund is late')).toBeVisible()
    await expect(page.getByRole('link', { name: 'How to complain (DNCRP)' })).toBeVisible()
  },
  'wallet-refund-too-late': async (page) => {
    await expect(page.getByText('Tell us where to pay it')).toBeVisible()
    await page.getByRole('link', { name: 'Give bank details' }).click()
    await sees('Where we pay your refund')(page)
    await expectAccessibleInTheDark(page)
  },
  'refund-failed': async (page) => {
    await expect(page.getByText('A colleague of ours looks after it')).toBeVisible()
  },
  'partial-refund': async (page) => {
    await expect(page.getByText(/^You cancelled for /)).toBeVisible()
    await laterSees(page, '61m', 'Your refund')
    await expect(page.getByText(/^Not flying any more: /)).toBeVisible()
  },
  'supplier-down': async (page) => {
    await sees('Paid, and being ticketed')(page)
    await laterSees(page, '16m', 'There is no ticket, and your money goes back')
  },
  'schedule-changed': async (page) => {
    await expect(page.getByText('As you booked it')).toBeVisible()
    await expect(page.getByText('As it is now')).toBeVisible()
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
    await page.goto('/packageReserve/nepal-kathmandu-pokhara-5-days')
    await reserve(page)
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
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()
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
  unauthorised: sees('Sign in'),
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

/** Words that the page has. */
function sees(text: string): (page: Page) => Promise<void> {
  return (page) => expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}

/** The heading that the page has when the visitor's clock stands so much later. */
async function laterSees(page: Page, later: string, name: string): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}?clock=${encodeURIComponent(`+${later}`)}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
}
