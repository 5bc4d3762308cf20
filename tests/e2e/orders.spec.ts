import { readFileSync } from 'node:fs'
import { daysAhead, expect, expectAccessible, test } from './test.ts'
import { answerAtGateway, pageOfFlight, placeFlight } from './by-request.ts'
import { hydrated } from './hydrated.ts'
import {
  fillContact,
  fillTravelDate,
  fillTraveler,
  goToGateway,
  nusrat,
  openBooking,
  openReservation,
} from './steps.ts'

test('a flight whose payment failed is paid again from its page, in another tab, and says so afterwards', async ({
  page,
  context,
}) => {
  await openBooking(page, 'DAC', 'BKK')
  await fillTraveler(page, 1, nusrat)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText('This flight can still be booked at the same price.')).toBeVisible()
  await expectAccessible(page)
  const failed = page.url()

  // In the same tab even the passport is still there: it was typed here, and for the same person.
  await page.getByRole('link', { name: 'Pay again' }).click()
  await expect(page.getByLabel('Passport Number')).toHaveValue('A01234567')

  // Another tab has only what the order says; a passport is never given back.
  const other = await context.newPage()
  await other.goto(failed)
  await other.getByRole('link', { name: 'Pay again' }).click()
  await hydrated(other)
  await expect(other.getByText('We filled in what you gave before.')).toBeVisible()
  await expect(other.getByLabel('Last Name')).toHaveValue('Jahan')
  await expect(other.getByLabel('Mobile Number')).toHaveValue('01712-345678')
  await expect(other.getByLabel(/bKash/)).toBeChecked()
  await expect(other.getByLabel('Passport Number')).toHaveValue('')
  await expectAccessible(other)
  await fillTraveler(other, 1, nusrat)
  await goToGateway(other)
  await other.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'You are booked' })).toBeVisible()

  await other.goto(failed)
  await expect(other.getByText('You have booked the same since.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Pay again' })).toHaveCount(0)
  await other.getByRole('link', { name: 'See that booking' }).click()
  await expect(other.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a paid booking has a reference to say on the telephone and a receipt to keep', async ({
  page,
}) => {
  const gateway = await placeFlight(page, 'CXB')
  await page.goto(gateway)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const reference = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const number = await reference.innerText()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByRole('link', { name: 'All bookings' })).toBeVisible()
  await expect(reference).toHaveText(number)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download receipt' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`jatra-${number}.pdf`)
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expectAccessible(page)

  const ticket = page.getByRole('article')
  await expect(ticket.getByText('Nusrat Jahan')).toBeVisible()
  await expect(ticket.getByText(/^Nothing more to pay\. Be at Dhaka airport by/)).toBeVisible()
  const handing = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download e-ticket' }).click()
  const eTicket = await handing
  expect(eTicket.suggestedFilename()).toBe(`jatra-${number}-ticket.pdf`)
  expect(
    readFileSync(await eTicket.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const noting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const calendar = await noting
  expect(calendar.suggestedFilename()).toBe(`jatra-${number}.ics`)
  expect(readFileSync(await calendar.path(), 'utf8')).toContain("SUMMARY:Dhaka to Cox's Bazar")
  await expect(page.getByRole('heading', { name: 'What we emailed you' })).toBeVisible()
  await expect(page.getByText('Payment confirmed')).toBeVisible()
  await expect(page.getByText('n•••@example.com').first()).toBeVisible()

  // On paper, as the law has it: who sold it, and under which number.
  await expect(page.getByText('Travel agency registration')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Travel agency registration SAMPLE-0000')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download receipt' })).toBeHidden()
  await expect(page.getByText('See what comes back')).toBeHidden()
})

test('there is no receipt of what was not paid', async ({ page }) => {
  const gateway = await placeFlight(page, 'CXB')
  await page.goto(pageOfFlight(await answerAtGateway(page, gateway, 'cancel')))
  await expect(page.getByRole('link', { name: 'Pay again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download receipt' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  await expect(page.getByText('Receipt')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  for (const file of ['receipt.pdf', 'ticket.pdf', 'calendar.ics']) {
    const answer = await page.request.get(`${page.url()}/${file}`)
    expect([file, answer.status()]).toEqual([file, 404])
  }
})

test('a holiday whose payment failed comes back with its day and whom to write to', async ({
  page,
  context,
}) => {
  await openReservation(page)
  await fillTravelDate(page, daysAhead(40))
  await fillContact(page)
  await goToGateway(page)
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.getByRole('link', { name: 'See my booking' }).click()
  await expect(page.getByText('You can still reserve this holiday for the same day.')).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('link', { name: 'Pay again' }).click()
  await hydrated(other)
  await expect(other.getByText('We filled in what you gave before.')).toBeVisible()
  await expect(other.getByLabel('First Name')).toHaveValue('নুসরাত')
  await expect(other.getByRole('textbox', { name: 'Travel date' })).not.toHaveValue('')
  await expectAccessible(other)
  await goToGateway(other)
  await other.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(other.getByRole('link', { name: 'See my booking' })).toBeVisible()
})
