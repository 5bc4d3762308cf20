import { forgotPassword } from '@jatra/contract/account/password-endpoints'
import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import { openPayment, processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { expect, it } from 'vitest'
import { bodyFor } from '../prepared/payment-bodies.ts'
import { book, logIn, prototype, toBangkok } from '../testing/prototype.ts'
import { EMAILS_PATH } from './emails.ts'

it.each([
  ['pay', 'Payment confirmed: Flight DAC - BKK'],
  ['fail', 'Payment failed: Flight DAC - BKK'],
])('a booking sends what the product sends, and ends with %s', async (choice, last) => {
  const { as, fetchPath } = prototype()
  const client = as('a')
  const me = await logIn(client)
  const body = bodyFor(await client.call(searchFlights, toBangkok), me)
  const { url, orderId } = await client.call(
    processPayment,
    { params: { paymentType: 'bkash' }, body },
    { token: me.access_token },
  )
  await fetchPath('a', url, { choice })
  const inbox: unknown = await (await fetchPath('a', EMAILS_PATH)).json()
  const to = body.travelersData[0]?.email
  const href = `/app/account/bookings/flight/${orderId}`
  expect(inbox).toMatchObject([
    { subject: 'Booking received: Flight DAC - BKK', to, href },
    { subject: last, to, href },
  ])
})

it.each([
  ['wallet-refund-too-late', true],
  ['refund-failed', false],
])('%s: asks for a bank account, or does not', async (scenario, asks) => {
  const { as, fetchPath, time } = prototype()
  const { url } = await book(as('a', scenario))
  await fetchPath('a', url, { choice: 'pay' })
  time.now += 2 * 60_000
  const inbox = (await (await fetchPath('a', EMAILS_PATH)).json()) as { subject: string }[]
  const subjects = inbox.map(({ subject }) => subject)
  expect(subjects.some((one) => one.startsWith('No ticket'))).toBe(true)
  expect(subjects.some((one) => one.startsWith('Your refund needs a bank account'))).toBe(asks)
})

it('they are in the language of the account, and lead to its pages', async () => {
  const { as, fetchPath, time } = prototype()
  const client = as('a')
  const { me, orderId } = await book(client)
  const params = { userId: me.user._id }
  const options = { token: me.access_token }
  await client.call(updateLanguage, { params, body: { language: 'bn' } }, options)
  time.now += 60_000
  await client.call(forgotPassword, { body: { email: me.user.email } })
  const inbox: unknown = await (await fetchPath('a', EMAILS_PATH)).json()
  expect(inbox).toMatchObject([
    {
      subject: 'বুকিং পাওয়া গেছে: ফ্লাইট DAC - BKK',
      href: `/bn/app/account/bookings/flight/${orderId}`,
    },
    { subject: 'নতুন পাসওয়ার্ড দিন', href: expect.stringMatching(/^\/bn\/reset-password\//) },
  ])
})

/** A flight that was booked to be paid later and is paid by now, and how its page lists the emails. */
async function paidLater(scenario?: string) {
  const { as, fetchPath, time } = prototype()
  const client = as('a', scenario)
  const me = await logIn(client)
  const found = await client.call(searchFlights, toBangkok)
  const data = found.flights.data.filter(({ hold }) => hold)
  const body = bodyFor({ ...found, flights: { ...found.flights, data } }, me)
  const options = { token: me.access_token }
  const { orderId } = await client.call(
    processPayment,
    { params: { paymentType: 'bkash' }, body: { ...body, payLater: true } },
    options,
  )
  time.now += 2 * 60_000
  const params = { userId: me.user._id, orderId }
  const opened = { params, body: { paymentType: 'bkash' as const } }
  const { url } = await client.call(openPayment, opened, options)
  await fetchPath('a', url, { choice: 'pay' })
  time.now += 2 * 60_000
  const inbox = (await (await fetchPath('a', EMAILS_PATH)).json()) as { subject: string }[]
  const emails = await client.call(listOrderEmails, { params }, options)
  return { emails: emails.map(({ kind, status }) => `${kind} ${status}`), inbox: inbox.length }
}

it('each is delivered, as a rule', async () => {
  expect(await paidLater()).toEqual({
    emails: ['flight_held sent', 'payment_confirmed sent', 'flight_ticketed sent'],
    inbox: 3,
  })
})

it('none arrives where the mailbox is gone, and the page says so', async () => {
  expect(await paidLater('emails-undelivered')).toEqual({
    emails: ['flight_held failed', 'payment_confirmed failed', 'flight_ticketed failed'],
    inbox: 0,
  })
})

it('one that is not needed any more once the mail server is back is neither sent nor listed', async () => {
  expect(await paidLater('emails-late')).toEqual({
    emails: ['payment_confirmed sent', 'flight_ticketed sent'],
    inbox: 2,
  })
})
