import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserArgs, browserPath } from '../../scripts/browser.mjs'
import { startBuilt, type BuiltServer } from './built-server.ts'

let server: BuiltServer
let browser: Browser
let page: Page
let said: string[]

// Three seconds of session, so that its end is near.
beforeAll(async () => {
  server = await startBuilt({ FLIGHT_SESSION_MINUTES: '0.05' })
  const executablePath = await browserPath()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArgs })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

async function open(path: string) {
  page = await browser.newPage({ viewport: { width: 900, height: 400 } })
  said = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportError(new Error(`refused ${event.violatedDirective} ${event.blockedURI}`))
    })
  })
  await page.goto(server.origin + path)
}

/** Turns the wheel over the page beside the dialog, and says how far the page went. */
async function scrolledByWheel(): Promise<number> {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(10, 390)
  await page.mouse.wheel(0, 200)
  // Two frames: a wheel's effect is painted by then.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return (await page.evaluate(() => window.scrollY)) - before
}

async function expectLocked() {
  const { overflow, taller } = await page.evaluate(() => ({
    overflow: getComputedStyle(document.body).overflowY,
    taller: document.documentElement.scrollHeight > window.innerHeight,
  }))
  expect(taller).toBe(true)
  expect(overflow).toBe('hidden')
  expect(await scrolledByWheel()).toBe(0)
  expect(said).toEqual([])
}

describe('a dialog under the content security policy', () => {
  it('Passenger Selection locks scrolling, and lets go of it', async () => {
    await open('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Passenger and Class' }).click()
    await page.getByRole('dialog').waitFor()
    await expectLocked()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForFunction(() => getComputedStyle(document.body).overflowY !== 'hidden')
    expect(said).toEqual([])
    await page.close()
  })

  it('Session Expired locks scrolling', async () => {
    const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const query = { originLocationCode: 'DAC', destinationLocationCode: 'CXB', departureDate: date }
    await open(`/flight/search?${new URLSearchParams({ ...query, adults: '1', max: '10' })}`)
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
    await expectLocked()
    await page.close()
  })
})
