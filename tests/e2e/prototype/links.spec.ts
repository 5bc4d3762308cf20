import type { Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { goToGateway } from '../steps.ts'
import { expect, searchAddress, test } from '../test.ts'
import { apply, fillInBooking, keepsTyped, reserve, submit } from './walks.ts'

const toolbar = (page: Page) =>
  page.getByRole('complementary', { name: 'Prototype', includeHidden: true })

/** The link that the toolbar copies on the page as it stands, even under a modal. */
async function copyLink(page: Page): Promise<string> {
  const copied = toolbar(page).getByText('Copied.', { exact: true })
  const panelButton = toolbar(page).locator('.jp-open')
  await expect(panelButton).toHaveAttribute('aria-expanded', /true|false/)
  if ((await panelButton.getAttribute('aria-expanded')) === 'false')
    await panelButton.dispatchEvent('click')
  await toolbar(page).getByText('Copy link', { exact: true }).dispatchEvent('click')
  await expect(copied).toBeVisible()
  // An open panel would cover the page.
  await panelButton.dispatchEvent('click')
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Opens a copied link in a new browser, and checks the page. */
async function opens(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  const link = await copyLink(page)
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  await other.goto(link)
  await look(other)
  await context.close()
}

/** The stranger's page says word for word what ours does. */
async function opensTheSame(page: Page): Promise<void> {
  await hydrated(page)
  await opensTheWords(page)
}

/** The same on a page that is not of the app, such as the gateway's. */
async function opensTheWords(page: Page): Promise<void> {
  const words = await page.getByRole('main').innerText()
  await opens(page, async (other) => {
    await expect(other.getByRole('main')).toHaveText(words, { useInnerText: true })
  })
}

/** A form with its price, and with what was typed. */
async function opensTheForm(page: Page): Promise<void> {
  const prices = (of: Page) =>
    of
      .getByRole('main')
      .getByText(/৳[\d,]+/)
      .allInnerTexts()
  const total = await prices(page)
  await opens(page, async (other) => {
    await keepsTyped(other)
    expect(await prices(other)).toEqual(total)
  })
}

/** From a filled form to the booking: each page on the way. */
async function opensWhatFollows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Your payment is confirmed.')).toBeVisible()
  // A flight's page moves on by itself until the ticket is there.
  const moving = page.getByRole('heading', { name: /being ticketed|seats are reserved/ })
  await expect(moving).toHaveCount(0)
  await opensTheSame(page)
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page).toHaveURL(/\/app\/account\/bookings\/\w+\/\w+/)
  // The address comes before its page.
  await expect(page.getByRole('link', { name: 'All bookings' })).toBeVisible()
  await opensTheSame(page)
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('links of a flight show a stranger the same on every page', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'BKK', { persona: 'first-timer', seed: 'monsoon' }))
  await expect(page).toHaveURL(/searchId=/)
  const offers = await page.getByRole('article').allInnerTexts()
  await opens(page, async (other) => {
    await expect(other.getByRole('article')).toHaveText(offers, { useInnerText: true })
  })
  await fillInBooking(page)
  await opensTheForm(page)
  await goToGateway(page)
  await opensTheWords(page)
  await opensWhatFollows(page)
})

test('links of a holiday and of a visa show a stranger the same', async ({ page }) => {
  await page.goto('/packages/nepal-kathmandu-pokhara-5-days?persona=first-timer&seed=monsoon')
  await opensTheSame(page)
  await page.goto('/packageReserve/nepal-kathmandu-pokhara-5-days')
  await reserve(page)
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await page.goBack()
  await hydrated(page)
  await opensTheForm(page)
  await submit(page)
  await opensWhatFollows(page)

  await page.goto('/visaDetails?country=Thailand&nationality=BD&travelers=1')
  await opensTheSame(page)
  await apply(page)
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await page.goBack()
  await hydrated(page)
  await opensTheForm(page)
  await page.goForward()
  await opensWhatFollows(page)
})

test('a link of ‘Session Expired’ shows it to a stranger', async ({ page }) => {
  await page.goto(searchAddress('DAC', 'BKK', { scenario: 'session-expired' }))
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
  await opens(page, async (other) => {
    await expect(other.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
  })
})
