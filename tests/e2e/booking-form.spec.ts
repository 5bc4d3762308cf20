import { expect, expectAccessible, test } from './test.ts'
import { createAccount, fillTraveler, goToGateway, nusrat, openBooking } from './steps.ts'

test('what is typed survives a reload and a failed submission', async ({ page }) => {
  await openBooking(page, 'DAC', 'BKK')
  await fillTraveler(page, 1, { ...nusrat, firstName: 'নুসরাত' })
  await page.getByLabel('Last Name').blur()
  await page.reload()
  await expect(page.getByText('We filled in what you typed before.')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('নুসরাত')
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')

  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(
    page.getByText('Use the letters A to Z, as printed in the passport or ID'),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A01234567')

  await page.getByLabel('First Name').fill('Nusrat')
  await goToGateway(page)
})

test('a passport that expires soon after arrival is warned of, not refused', async ({ page }) => {
  await openBooking(page, 'DAC', 'BKK')
  const year = String(new Date().getUTCFullYear() + 1)
  await fillTraveler(page, 1, {
    ...nusrat,
    passport: { number: 'A01234567', expires: [year, '2', '1'] },
  })
  await expect(page.getByText(/expires within 6 months of your arrival/)).toBeVisible()
  await goToGateway(page)
})

test('a tampered price is refused with the right one, and nothing is booked', async ({ page }) => {
  await openBooking(page, 'DAC', 'CXB')
  await fillTraveler(page, 1, { ...nusrat, passport: undefined })
  await page.route('**/flight/booking**', (route, request) => {
    const sent = request.postData()
    return sent === null
      ? route.continue()
      : route.continue({ postData: sent.replace(/price=\d+/, 'price=1') })
  })
  await page.getByLabel(/bKash/).check()
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/flight/booking')) asked += 1
  })
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText('The price has changed')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay ৳/ })).toBeEnabled()
  // The summary is read again once, not over and over, and the message about the price stays.
  expect(asked).toBe(1)
  await expect(page.getByText('The price has changed')).toBeVisible()
  await page.goto('/app/account/bookings')
  await expect(page.getByText('You have no flight orders')).toBeVisible()
})

test('an answer that is lost does not place two orders', async ({ page }) => {
  await openBooking(page, 'DAC', 'CXB')
  await fillTraveler(page, 1, { ...nusrat, passport: undefined })
  await page.getByLabel(/bKash/).check()
  let lost = 0
  await page.route('**/flight/booking**', async (route, request) => {
    if (request.method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByText('We did not get an answer')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await page.goto('/app/account/bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(lost).toBe(1)
})

test('back from the gateway the form is as it was, and leads to the same order', async ({
  page,
}) => {
  await openBooking(page, 'DAC', 'BKK')
  await fillTraveler(page, 1, nusrat)
  await goToGateway(page)
  const gateway = page.url()
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Birth Date' }).getByLabel('Year')).toHaveValue(
    '1994',
  )
  // The server gives passports back a moment after the tab gave the rest.
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  expect(page.url()).toBe(gateway)
})

test('an order that waits for its payment can still be paid', async ({ page }) => {
  await openBooking(page, 'DAC', 'CXB')
  await fillTraveler(page, 1, { ...nusrat, passport: undefined })
  await goToGateway(page)
  await page.goto('/app/account/bookings')
  await expect(page.getByRole('article')).toContainText('Waiting')
  await page.getByRole('link', { name: /^Show More/ }).click()
  await expect(page.getByText(/you can until \d\d:\d\d, Dhaka time/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go on to pay' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
})

test('an offer that is gone leads to a new search', async ({ page }) => {
  await createAccount(page)
  await page.goto('/flight/booking/?searchId=long-gone-search&index=1')
  await expect(page.getByText('This flight is no longer in the list')).toBeVisible()
  await expectAccessible(page)
})

test('an order of another account cannot be seen', async ({ page, browser }) => {
  await openBooking(page, 'DAC', 'CXB')
  await fillTraveler(page, 1, { ...nusrat, passport: undefined })
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText('Payment history')).toBeVisible()
  const address = page.url()

  const other = await browser.newContext()
  const stranger = await other.newPage()
  await createAccount(stranger)
  await stranger.goto(new URL('/app/account/bookings', address).href)
  await expect(stranger.getByText('You have no flight orders')).toBeVisible()
  const answer = await stranger.goto(address)
  expect(answer?.status()).toBe(404)
  await other.close()
})
