import { expect, expectAccessible, test } from './test.ts'
import { placeFlight } from './by-request.ts'
import { hydrated } from './hydrated.ts'
import { fillTraveler, goToGateway, nusrat, openBooking } from './steps.ts'

test('an old page of bKash takes nothing once the held flight was paid by Nagad, and says so', async ({
  page,
}) => {
  const returned = await placeFlight(page, 'BKK', { payWhen: 'later' })
  await page.goto(returned)

  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('radio', { name: /bKash/ }).check()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  const bkash = page.url()

  await page.goto(returned)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('radio', { name: /Nagad/ }).check()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()

  await page.goto(bkash)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(
    page.getByText(
      'This booking was paid already, by Nagad. Nothing was taken for it a second time.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText('Refund due')).toHaveCount(0)
})

test('an order that waits can be paid by another option than it was placed with', async ({
  page,
}) => {
  await placeFlight(page, 'CXB')
  await page.goto('/app/account/bookings')
  await page.getByRole('link', { name: /^Show More/ }).click()
  await expect(page).toHaveURL(/\/bookings\/flight\/[\w-]+$/)
  const { pathname } = new URL(page.url())
  await page.goto(`/payment/return/${pathname.split('/').at(-1) ?? ''}`)
  await page.getByRole('link', { name: 'Pay another way' }).click()
  await expect(page.getByRole('heading', { name: 'Pay for your booking' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Nagad/ }).check()
  await page.getByRole('button', { name: /^PAY ৳/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
})

test('a form that is changed after the gateway and sent again is one order that waits', async ({
  page,
}) => {
  await openBooking(page, 'DAC', 'CXB')
  await fillTraveler(page, 1, { ...nusrat, passport: undefined })
  await goToGateway(page)
  const atGateway = page.getByRole('button', { name: 'Pay', exact: true })

  await page.goBack()
  await hydrated(page)
  await page.getByRole('radio', { name: /Nagad/ }).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await expect(atGateway).toBeVisible()
  await page.goto('/app/account/bookings/flight')
  await expect(page.getByRole('article')).toHaveCount(1)

  for (const name of ['Farhana', 'Rahima']) {
    await page.goBack()
    await page.goBack()
    await hydrated(page)
    await page.getByLabel('First Name').fill(name)
    await page.getByRole('button', { name: /^Pay ৳/ }).click()
    await expect(atGateway).toBeVisible()
    await page.goto('/app/account/bookings/flight')
  }
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article').filter({ hasText: 'WAITING' })).toHaveCount(1)
})

test('who holds a flight and books it once more in another tab is led to the booking that has it', async ({
  page,
}) => {
  await openBooking(page, 'DAC', 'BKK')
  const form = page.url()
  await fillTraveler(page, 1, nusrat)
  await page.getByRole('radio', { name: /^Book now, pay by / }).check()
  await page.getByRole('button', { name: 'Book now, pay later' }).click()
  await expect(page.getByRole('heading', { name: 'Your seats are held' })).toBeVisible()
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const tab = await page.context().newPage()
  await tab.goto(form)
  await hydrated(tab)
  await fillTraveler(tab, 1, { ...nusrat, firstName: 'Farhana' })
  await tab.getByRole('radio', { name: /^Book now, pay by / }).check()
  await tab.getByRole('button', { name: 'Book now, pay later' }).click()
  await expect(tab.getByText(/Your booking [\w-]+ is for this flight already/)).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('link', { name: 'See my booking' }).click()
  await expect(tab).toHaveURL(new RegExp(`/app/account/bookings/flight/${orderId}$`))
})
