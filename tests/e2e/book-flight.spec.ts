import type { Page } from '@playwright/test'
import { daysAhead, expect, expectAccessibleInTheDark, searchAddress, test } from './test.ts'
import {
  departInAMonth,
  fillTraveler,
  goToGateway,
  nusrat,
  nusratAtHome,
  signUpInTheMiddle,
} from './steps.ts'

/** The letters, as ranges of Unicode, that have come in our own fonts. */
const drawnLetters = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange),
  )

test('one way: from the home page to the order in the account', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Flight search' })
  await expect(form.getByRole('combobox', { name: 'From' })).toHaveValue('Dhaka')
  await expect(form.getByRole('combobox', { name: 'To' })).toHaveValue("Cox's Bazar")
  await departInAMonth(page)
  await form.getByRole('button', { name: 'SEARCH FLIGHT' }).click()

  await expect(
    page.getByRole('heading', { level: 1, name: "Dhaka (DAC) to Cox's Bazar (CXB)" }),
  ).toBeVisible()
  const first = page.getByRole('article').first()
  const total = await first.getByText(/^Total ৳/).textContent()
  await first.getByRole('link', { name: 'Book Now' }).click()
  await signUpInTheMiddle(page)

  // Signed up in the middle, the visitor is back at the booking; a domestic flight asks no passport.
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await expect(page.getByLabel('Passport Number')).toHaveCount(0)
  await fillTraveler(page, 1, nusratAtHome)
  await goToGateway(page)
  // The payment page is not of the app, and has its look all the same: the ৳ in our font, too.
  await expect.poll(() => drawnLetters(page)).toContain('U+9F3')
  await expectAccessibleInTheDark(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'DAC - CXB' })).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  const airline = page.locator('dl', { hasText: 'Airline’s reference (PNR)' })
  await expect(airline).toContainText(/Ticket of Ms\. Nusrat Jahan\s*\d{13}/)
  await expect(page.getByRole('article').getByText('Ms. Nusrat Jahan')).toBeVisible()
  await expect(page.getByText('Government photo ID', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'All bookings' }).click()
  const order = page.getByRole('article', { name: /DAC - CXB/ })
  await expect(order).toContainText('Paid')
  await expect(order).toContainText('1 Person')
  expect(total).toContain((await order.getByText(/^৳/).textContent()) ?? 'no price')
})

test('round trip abroad for a family: passports are asked, and the lines of the price add up', async ({
  page,
}) => {
  await page.goto(
    searchAddress('DAC', 'BKK', {
      returnDate: daysAhead(37),
      adults: '2',
      children: '1',
      infants: '1',
    }),
  )
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await signUpInTheMiddle(page)

  const year = Number(daysAhead(0).slice(0, 4))
  await fillTraveler(page, 1, nusrat)
  await fillTraveler(page, 2, {
    ...nusrat,
    title: 'Mr.',
    gender: 'Male',
    firstName: 'Tanvir',
    lastName: 'Ahmed',
  })
  await fillTraveler(page, 3, {
    ...nusrat,
    title: 'Miss.',
    firstName: 'Maya',
    born: [String(year - 6), '1', '5'],
  })
  await fillTraveler(page, 4, {
    ...nusrat,
    title: 'Miss.',
    firstName: 'Asha',
    born: [String(year - 1), '6', '5'],
  })

  const price = page.getByRole('region', { name: 'Price Summary' })
  const amount = async (label: string) => {
    const line = price.locator('dl > div', { has: page.getByText(label, { exact: true }) })
    const value = Number((await line.locator('dd').innerText()).replace(/[^\d]/g, ''))
    expect(value, label).toBeGreaterThan(0)
    return value
  }
  const fee = await amount('Flight Fee')
  const tax = await amount('Tax')
  const discount = await amount('Discount')
  expect(fee + tax - discount).toBe(await amount('Total Payable'))

  await goToGateway(page, /Nagad/)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText('******567').first()).toBeVisible()
})

test('multi-city: three flights on one booking', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Flight search' })
  await form.getByText('MultiCity', { exact: true }).click()
  await form.getByRole('button', { name: '+ Add Another City' }).click()
  const choose = async (row: number, side: 'From' | 'To', text: string, option: RegExp) => {
    const field = form
      .getByRole('group', { name: new RegExp(`Flight ${row}`) })
      .getByRole('combobox', { name: side })
    await field.click()
    await field.fill(text)
    await page.getByRole('option', { name: option }).first().click()
  }
  await choose(1, 'To', 'Bangkok', /BKK/)
  await choose(2, 'To', 'SIN', /SIN/)
  await choose(3, 'To', 'Dhaka', /DAC/)
  const dates = form.getByRole('textbox', { name: /Date/ })
  for (const [index, days] of [30, 34, 38].entries()) {
    await dates.nth(index).fill(daysAhead(days))
    await dates.nth(index).press('Enter')
  }
  await form.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bangkok (BKK) to Singapore (SIN)' }),
  ).toBeVisible()
  const legs = page
    .getByRole('article')
    .first()
    .getByRole('group', { name: /^Flight [123]$/ })
  await expect(legs).toHaveCount(3)

  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await signUpInTheMiddle(page)
  await fillTraveler(page, 1, nusrat)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  // Once the airline has issued the tickets; until then it says that it is paid.
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
  await page.getByRole('link', { name: 'My bookings' }).click()
  await expect(page.getByRole('article', { name: /DAC - BKK - SIN - DAC/ })).toContainText(
    'Confirmed',
  )
})

for (const { button, title, badge } of [
  { button: 'Fail', title: 'The payment did not go through', badge: 'Payment failed' },
  { button: 'Cancel', title: 'You cancelled the payment', badge: 'Cancelled' },
]) {
  test(`a payment that ends with ${button} books nothing, and can be tried again with what was typed`, async ({
    page,
  }) => {
    await page.goto(searchAddress('DAC', 'CXB'))
    await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
    await signUpInTheMiddle(page)
    await fillTraveler(page, 1, nusratAtHome)
    await goToGateway(page)
    await page.getByRole('button', { name: button }).click()

    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
    await page.getByRole('link', { name: 'Jatra, home' }).click()
    await page.goto('/app/account/bookings')
    const order = page.getByRole('article', { name: /DAC - CXB/ })
    await expect(order).toContainText(badge)
  })
}
