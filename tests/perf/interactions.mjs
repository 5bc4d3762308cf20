// How long a person waits for an answer to what they do, on a processor four times slower: from the event to the next
// frame that is painted, as Interaction to Next Paint counts it (https://web.dev/articles/inp).
/* global window, PerformanceObserver, requestAnimationFrame */
import { hydrated, signUp } from '../e2e/steps.ts'
import { findBooking, openResults } from './results-page.mjs'

const THROTTLE = 4
/** What the browser reports at least; quicker ones it only counts. */
const QUICKEST_MS = 16

/** What people do on each page; every click and key of it counts. */
const WALKS = {
  async 'choosing dates'(page, { origin }) {
    await page.goto(origin)
    await hydrated(page)
    await slowDown(page)
    await page.getByRole('textbox', { name: 'Departure Date' }).click()
    const calendar = page.getByRole('dialog')
    for (let month = 0; month < 3; month++)
      await calendar.getByRole('button', { name: /next month/i }).click()
    await calendar.getByRole('button', { name: /\b15 / }).first().click()
  },
  async filters(page, { results }) {
    await page.goto(results)
    await hydrated(page)
    await slowDown(page)
    const boxes = page.getByRole('checkbox')
    for (const box of (await boxes.all()).slice(0, 6)) if (await box.isVisible()) await box.click()
  },
  async booking(page, { booking }) {
    await page.goto(booking)
    await hydrated(page)
    await slowDown(page)
    await typeInto(page.getByRole('group', { name: /^Traveller 1\b/ }).getByRole('textbox'))
    await page.getByLabel(/bKash/).check()
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
  },
  async forms(page, { origin }) {
    await page.goto(`${origin}/verify`)
    await hydrated(page)
    await slowDown(page)
    await typeInto(page.getByRole('main').getByRole('textbox'))
  },
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Record<string, { p75: number, slowest: number, slowestEvent: string, count: number }>>} by walk,
 *   milliseconds
 */
export async function measureInteractions(browser, origin) {
  const results = await openResults(origin)
  const places = { origin, results, booking: await findBooking(results) }
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: origin,
    timezoneId: 'Asia/Dhaka',
  })
  const page = await context.newPage()
  await page.goto('/register', { waitUntil: 'networkidle' })
  await signUp(page)
  await page.close()
  const walks = {}
  for (const [name, walk] of Object.entries(WALKS)) {
    const page = await context.newPage()
    await page.addInitScript(watchInteractions)
    await walk(page, places)
    walks[name] = summarize(await settledInteractions(page), name)
    await page.close()
  }
  await context.close()
  return walks
}

/** Key by key, since text that is put in at once is no interaction. */
async function typeInto(fields) {
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue
    await field.click()
    await field.pressSequentially('Jahan')
  }
}

async function slowDown(page) {
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
}

function summarize({ reported, total }, walk) {
  if (reported.length === 0) throw new Error(`${walk}: no interaction was measured`)
  const slowest = reported.reduce((one, other) => (other.duration > one.duration ? other : one))
  const durations = reported.map(({ duration }) => duration).sort((one, other) => other - one)
  return {
    p75: durations[Math.floor(total * 0.25)] ?? QUICKEST_MS,
    slowest: slowest.duration,
    slowestEvent: `${slowest.name} on ${slowest.target}`,
    count: total,
  }
}

/** Entries come after the frame of their event: some frames later all are there. */
async function settledInteractions(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let count = 0; count < 4; count++) await frame()
    return { reported: [...window.interactions.values()], total: performance.interactionCount }
  })
}

/** In the page, before anything is drawn: keeps the longest event of each interaction. Durations come in steps of 8 ms. */
function watchInteractions() {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries()) {
      if (!interactionId || duration <= (window.interactions.get(interactionId)?.duration ?? 0))
        continue
      const described = target?.getAttribute?.('aria-label') ?? target?.textContent ?? ''
      const on = `${target?.nodeName.toLowerCase()} ${described.slice(0, 30)}`.trim()
      window.interactions.set(interactionId, { duration, name, target: on })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}
