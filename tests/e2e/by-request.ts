import { expect, test, type Page } from '@playwright/test'
import { hiddenField, traveller } from '../site/visitor.ts'
import { createAccount } from './steps.ts'
import { searchAddress } from './test.ts'

const passport = {
  'travelers[0].passportNumber': 'A01234567',
  'travelers[0].passportCountry': 'BD',
  'travelers[0].passportExYear': '2034',
  'travelers[0].passportExMonth': '5',
  'travelers[0].passportExDay': '9',
}

/**
 * A new account's order of the first flight to Cox's Bazar or, abroad, to Bangkok, sent as the form sends it. For specs about
 * what comes after: the pages on the way have specs of their own (book-flight.spec.ts, booking-form.spec.ts).
 *
 * @param fields of the form, where they are others than those of {@link traveller} and bKash
 * @returns where the site leads to: the gateway's page, or that of a held booking
 */
export async function placeFlight(
  page: Page,
  to: 'CXB' | 'BKK',
  fields: Record<string, string> = {},
): Promise<string> {
  await createAccount(page)
  const results = await page.request.get(searchAddress('DAC', to))
  const link = /\/flight\/booking\/?\?[^"]*/.exec(await results.text())?.[0] ?? ''
  const form = link.replaceAll('&amp;', '&')
  const html = await (await page.request.get(form)).text()
  const hidden = ['account', 'price', 'idempotencyKey'].map((name) => [
    name,
    hiddenField(html, name),
  ])
  return post(page, form, {
    ...traveller,
    ...(to === 'BKK' && passport),
    paymentType: 'bkash',
    ...Object.fromEntries(hidden),
    ...fields,
  })
}

/**
 * Presses a button of the gateway's page.
 *
 * @returns the path of the page that it leads back to
 */
export async function answerAtGateway(
  page: Page,
  gateway: string,
  choice: 'pay' | 'fail' | 'cancel',
): Promise<string> {
  const back = await post(page, gateway, { choice })
  // The gateway's answer is taken in on the way.
  const answer = await page.request.get(back)
  return new URL(answer.url()).pathname
}

/** The page of an order in the account, by that of its payment. */
export function pageOfFlight(returned: string): string {
  return `/app/account/bookings/flight/${returned.split('/').at(-1) ?? ''}`
}

/** Waits for words that a page has by itself after a while, without opening it each time. */
export async function waitForPage(page: Page, path: string, words: string): Promise<void> {
  const text = async () => (await page.request.get(path)).text()
  await expect.poll(text, { timeout: 120_000 }).toContain(words)
}

async function post(page: Page, path: string, form: Record<string, string>): Promise<string> {
  const { baseURL = '' } = test.info().project.use
  const answer = await page.request.post(path, {
    form,
    headers: { origin: baseURL },
    maxRedirects: 0,
  })
  const location = answer.headers()['location'] ?? ''
  expect(location, `${path} leads on, and does not answer ${String(answer.status())}`).not.toBe('')
  return location
}
