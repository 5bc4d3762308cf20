// Nothing on a page may move once it is shown: cumulative layout shift of every page of the flow.
/* global window, document, PerformanceObserver */
import {
  fillContact,
  fillTravelDate,
  fillTraveler,
  goToGateway,
  nusratAtHome,
  signUp,
} from '../e2e/steps.ts'
import { URLSearchParams } from 'node:url'
import { daysAhead } from './results-page.mjs'

/** Long enough for fonts, late pictures and whatever hydration changes. */
const SETTLE_MS = 700

/**
 * Walks from home to the paid order, by opening each page afresh.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} width of the window, px
 * @returns {Promise<{ shifts: Record<string, number>, lazy: string[] }>} shift of each page, 0 is none; pages whose
 *   largest content waits for its turn to load
 */
export async function measureShifts(browser, origin, width) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    baseURL: origin,
    timezoneId: 'Asia/Dhaka',
  })
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  const shifts = {}
  const lazy = []
  const open = async (name, address) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    shifts[name] = await settledShift(page)
    if (await page.evaluate(() => window.largestIsLazy)) lazy.push(name)
  }

  await open('home', '/')
  await open('holidays tab', '/?search=holiday')
  await open('package list', '/packageMenu')
  const holiday = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  await open('package', holiday)
  await open('login', '/login')
  await open('register', '/register')
  const query = {
    originLocationCode: 'DAC',
    destinationLocationCode: 'CXB',
    adults: '1',
    max: '10',
  }
  const search = new URLSearchParams({ ...query, departureDate: daysAhead(30) })
  await open('results', `/flight/search?${search}`)
  const booking = await page.getByRole('link', { name: 'Book Now' }).first().getAttribute('href')

  await page.goto('/register', { waitUntil: 'networkidle' })
  await signUp(page)
  await page.waitForURL((url) => url.pathname !== '/register')
  await open('booking', booking)
  await fillTraveler(page, 1, nusratAtHome)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/payment/return/**')
  await open('return page', page.url())
  await open('account', '/app/account/bookings')

  await open('reservation', holiday.replace('/packages/', '/packageReserve/'))
  await fillTravelDate(page, daysAhead(30))
  await fillContact(page)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/payment/return/**')
  await open('holidays of the account', '/app/account/bookings/holidays')
  await open('holiday of the account', await orderAddress(page))
  await context.close()
  return { shifts, lazy }
}

async function orderAddress(page) {
  return page
    .getByRole('link', { name: /^Show More/ })
    .first()
    .getAttribute('href')
}

async function settledShift(page) {
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(() => window.layoutShift)
}

/** Runs in the page before anything is drawn: adds up every shift, and names the elements that moved. */
function watchShifts() {
  window.layoutShift = 0
  window.shifted = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      window.layoutShift += entry.value
      for (const { node } of entry.sources) window.shifted.push(node?.outerHTML?.slice(0, 120))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const largest = list.getEntries().at(-1)?.element
    window.largestIsLazy = largest?.getAttribute('loading') === 'lazy'
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
