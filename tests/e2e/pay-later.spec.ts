import { daysAhead, expect, expectAccessible, searchAddress, test } from './test.ts'
import { placeFlight } from './by-request.ts'
import { fillTraveler, nusrat, signUpInTheMiddle } from './steps.ts'

test('a flight abroad is held now, kept when a payment is cancelled, and paid later', async ({
  page,
}) => {
  await page.goto(searchAddress('DAC', 'BKK', { departureDate: daysAhead(30) }))
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await signUpInTheMiddle(page)
  await fillTraveler(page, 1, nusrat)

  const when = page.getByRole('radiogroup', { name: 'When do you pay?' })
  await expect(when.getByRole('radio', { name: /^Pay now/ })).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: 'Payment option' })).toBeVisible()
  await when.getByRole('radio', { name: /^Pay now/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(when.getByRole('radio', { name: /^Book now, pay by / })).toBeChecked()
  await expect(when).toContainText('The price stays until then.')
  await expect(page.getByRole('radiogroup', { name: 'Payment option' })).toHaveCount(0)
  // Fields that the header half covers would be too small to press.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book now, pay later' }).click()

  await expect(page.getByRole('heading', { name: 'Your seats are held' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText(/^Held, pay by /)).toBeVisible()
  await expect(page.getByText('Waiting', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await expect(page.getByText('Please select a payment option')).toBeVisible()
  await page.getByRole('radio', { name: /bKash/ }).check()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Your seats are held' })).toBeVisible()
  await expect(page.getByText('You cancelled the payment, and nothing was charged.')).toBeVisible()

  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('radio', { name: /Nagad/ }).check()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
})

test('a held flight whose payment the gateway has not told of is safe, and can still be paid', async ({
  page,
}) => {
  const returned = await placeFlight(page, 'BKK', { payWhen: 'later' })
  await page.goto(returned)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('radio', { name: /SSLCommerz/ }).check()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await page.getByRole('button', { name: 'Stay silent' }).click()
  await expect(page.getByRole('heading', { name: 'The money is taken' })).toBeVisible()

  const safe = /If you have paid, your money is safe: we keep asking/
  await page.getByRole('link', { name: 'Back to Jatra' }).click()
  await page.getByRole('link', { name: /^Show More/ }).click()
  const next = page.getByRole('region', { name: /^What to do now/ })
  await expect(next).toContainText(safe)
  await expect(next.getByRole('link', { name: 'Pay now' })).toBeVisible()

  await page.goto(returned)
  await expect(page.getByRole('heading', { name: 'Your seats are held' })).toBeVisible()
  await expect(page.getByText(safe)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('radio', { name: /Nagad/ }).check()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
})
