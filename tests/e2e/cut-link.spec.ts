import type { Page } from '@playwright/test'
import { fillTraveler, goToGateway, nusrat, openBooking, signUp } from './steps.ts'
import { expect, searchAddress, test } from './test.ts'

/** As in a lift: nothing gets through until `unroute`. */
const cutLink = (page: Page) => page.route('**', (route) => route.abort('connectionreset'))

test('a booking that is sent with the link cut stays as it is, and can be sent again', async ({
  page,
}) => {
  await openBooking(page, 'DAC', 'BKK')
  await fillTraveler(page, 1, nusrat)
  await page.getByLabel(/bKash/).check()
  await cutLink(page)
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText('We did not get an answer')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  await page.unroute('**')
  await goToGateway(page)
})

test('a sign-up that is sent with the link cut stays as it is, and can be sent again', async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByLabel('Username').fill('nusrat')
  await page.getByLabel('Email').fill('nusrat@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Jatra@2026')
  await cutLink(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('alert')).toContainText('What you typed is still here: try again.')
  await expect(page.getByLabel('Username')).toHaveValue('nusrat')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Jatra@2026')
  await page.unroute('**')
  await signUp(page)
})

test.describe('when a balancer answers in place of the site', () => {
  test.use({ failures: true })

  test('a sign-up stays as it is, and can be sent again', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('Username').fill('nusrat')
    await page.getByLabel('Email').fill('nusrat@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Jatra@2026')
    const down = { status: 503, contentType: 'text/html', body: '<h1>503 Service Unavailable</h1>' }
    await page.route('**/register.data*', (route) => route.fulfill(down))
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('alert')).toContainText('What you typed is still here: try again.')
    await expect(page.getByLabel('Username')).toHaveValue('nusrat')
    await page.unroute('**/register.data*')
    await signUp(page)
  })
})

test('with the link cut the filters of the results and the tabs of the home page go on', async ({
  page,
}) => {
  await page.goto(searchAddress('DAC', 'BKK'))
  await cutLink(page)
  await page
    .getByRole('complementary')
    .getByRole('checkbox', { name: /^Non-stop/ })
    .check()
  await expect(page.getByText(/^\d+ of \d+ flights/)).toBeVisible()
  await page.unroute('**')

  await page.goto('/')
  await cutLink(page)
  await page.getByRole('main').getByRole('link', { name: 'HOTEL' }).click()
  await expect(page).toHaveURL('/?search=hotels')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where does your journey begin?')
})
