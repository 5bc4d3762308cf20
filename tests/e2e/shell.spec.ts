import type { Page } from '@playwright/test'
import { expect, expectContrastInTheDark, searchAddress, test } from './test.ts'
import { createAccount } from './steps.ts'

const pages = [
  '/',
  '/?search=holiday',
  '/?search=visa',
  '/?search=hotels',
  '/login',
  '/login?google=unverified',
  '/login/success',
  '/register',
  '/login?password=new',
  '/forgot-password',
  '/forgot-password-instruction',
  '/reset-password/nobody/no-such-token',
  '/confirm-email/nobody/no-such-token',
  '/about',
  '/privacy-policy',
  '/refund-policy',
  '/goodbye',
  '/verify',
  '/visa-status',
  '/packageMenu',
  '/packages/nepal-kathmandu-pokhara-5-days',
  '/visaDetails',
  '/no-such-page',
]

/** By how many pixels the page is wider than the screen of a small phone. */
async function widerThanAPhone(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (before) await page.setViewportSize(before)
  return wider
}

test('every page has its contrast in the dark, and none scrolls sideways at 360 px', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectContrastInTheDark(page)
    expect(await widerThanAPhone(page), path).toBe(0)
  }
})

test('every page of the account has its contrast in the dark', async ({ page }) => {
  await createAccount(page)
  await page.goto('/app/account/bookings')
  await expect(page.getByText('You have no flight orders')).toBeVisible()
  for (const path of ['', '/holidays', '/visa', '/hotels']) {
    await page.goto(`/app/account/bookings${path}`)
    await expectContrastInTheDark(page)
  }
  for (const path of [
    'profile',
    'delete',
    'regular-travelers',
    'regular-travelers/somebody-new',
    'change-password',
    'documents',
  ]) {
    await page.goto(`/app/account/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectContrastInTheDark(page)
  }
})

test('the header hides on the way down past 200 px and shows on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/packageMenu')
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 150)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -60)
  await expect(header).toBeInViewport()
})

test('a route change starts at the top and at the heading', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Refund Policy' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Refund Policy' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the avatar menu leads to the bookings and out', async ({ page }) => {
  await createAccount(page)
  await page.goto('/')
  const menu = page.getByRole('banner').getByText('My Booking')
  await expect(page.getByRole('link', { name: 'SIGN IN' })).toHaveCount(0)
  await page.getByLabel('Account menu').click()
  await expect(menu).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()
  await page.getByLabel('Account menu').click()
  await page.evaluate(() => sessionStorage.setItem('jatra.draft', '{}'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'SIGN IN' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('jatra.draft'))).toBeNull()
  await page.goto('/app/account/bookings')
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fapp%2Faccount%2Fbookings/)
})

test('a page that is not there answers 404 and leads home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('button', { name: 'SEARCH FLIGHT' })).toBeVisible()
})

test('an open flight card has its contrast in the dark and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(searchAddress('DAC', 'BKK'))
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Show Details' }).click()
  await expectContrastInTheDark(page)
  for (const tab of ['FLIGHT DETAILS', 'FLIGHT FARE', 'BAGGAGE', 'FARE RULES']) {
    await card.getByRole('tab', { name: tab }).click()
    const panel = card.getByRole('tabpanel')
    await expect(panel.getByText(/Dhaka|Adult|Cancelling/).first()).toBeVisible()
    expect(await widerThanAPhone(page), tab).toBe(0)
  }
})
