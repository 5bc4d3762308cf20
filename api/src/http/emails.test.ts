import { beforeEach, describe, expect, it } from 'vitest'
import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import { outbox } from '../db/schema.ts'
import { pay, paymentBody, readOrder, signUp, traveler } from '../testing/booking.ts'
import { startPaying } from '../testing/paying.ts'
import { createTestApi, TEST_SITE } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

let paying: Awaited<ReturnType<typeof startPaying>>
/** The emails since the welcome. */
const subjects = () => paying.api.emails.map(({ subject }) => subject)
const last = () => {
  const email = paying.api.emails.at(-1)
  if (!email) throw new Error('no email has come')
  return email
}

describe('a new account', () => {
  it('is welcomed once, at its own address', async () => {
    const api = createTestApi(database)
    await signUp(api.client)
    await expect(signUp(api.client)).rejects.toThrow()
    await api.runJobs()
    expect(api.emails).toMatchObject([{ to: 'rahima@example.com', subject: 'Welcome to Jatra' }])
    expect(api.emails[0]?.link?.startsWith(`${TEST_SITE}/confirm-email/`)).toBe(true)
  })
})

describe('an order', () => {
  beforeEach(async () => {
    paying = await startPaying(database)
    await paying.api.runJobs()
    const welcomed = paying.api.emails.findIndex(({ subject }) => subject.startsWith('Welcome'))
    paying.api.emails.splice(welcomed, 1)
  })

  it('is told when it came in: what, how much, and until when it waits', async () => {
    expect(subjects()).toEqual(['Booking received: Flight DAC - CXB'])
    const { text, to, link } = last()
    expect(to).toBe('rahima@example.com')
    expect(link).toBe(`${TEST_SITE}/app/account/bookings/flight/${paying.orderId}`)
    expect(text).toContain('until 20 Nov 2026, 12:30, Dhaka time')
    const { bookingReference } = await readOrder(paying.api.client, paying.visitor, paying.orderId)
    expect(text).toContain(`Booking ID: ${bookingReference}`)
    expect(text).toMatch(
      /Flight Fee: ৳7,200\nTax: ৳800\nDiscount: -৳800\nTotal Payable, BDT: ৳7,200/,
    )
  })

  it('lists its emails with masked addresses, for 400 days after they were sent', async () => {
    const { client } = paying.api
    const params = { userId: paying.visitor.userId, orderId: paying.orderId }
    const list = () => client.call(listOrderEmails, { params }, { token: paying.visitor.token })
    const received = { kind: 'booking_received', to: 'r•••@example.com', status: 'sent' }
    expect(await list()).toEqual([{ ...received, at: new Date(paying.api.now).toISOString() }])
    await paying.api.sweep()
    paying.api.now += 400 * 24 * 60 * 60_000
    await paying.api.sweep()
    const rows = await database.db.select().from(outbox)
    expect(rows.map(({ kind }) => kind)).toContain('booking_received')
  })

  it('does not list one that was not needed any more', async () => {
    const { client, now } = paying.api
    const params = { userId: paying.visitor.userId, orderId: paying.orderId }
    await database.db.update(outbox).set({ sentAt: null, unneededAt: new Date(now) })
    expect(await client.call(listOrderEmails, { params }, { token: paying.visitor.token })).toEqual(
      [],
    )
  })

  it('is told once when the same request comes again', async () => {
    await pay(paying.api.client, paying.visitor, paying.body, 'key-1')
    await paying.api.runJobs()
    expect(subjects()).toHaveLength(1)
  })

  it('does not ask for a payment when its time is over before its email could be sent', async () => {
    const visitor = await signUp(paying.api.client, 'late')
    const body = paymentBody(paying.found, visitor.userId, { email: 'late@example.com' })
    await pay(paying.api.client, visitor, body, 'key-late')
    paying.api.now += 30 * 60_000
    await paying.api.runJobs()
    const received = paying.api.emails.find(
      ({ to, subject }) => to === 'late@example.com' && subject.startsWith('Booking received'),
    )
    expect(received?.text).not.toMatch(/until|\bpay\b/)
  })

  it('has a receipt when it is paid, once however often the gateway says so', async () => {
    const { fake, notify, comeBack, tranId, api } = paying
    const notice = fake.pay(tranId)
    api.now += 5 * 60_000
    await notify(notice)
    await notify(notice)
    await comeBack()
    await api.runJobs()
    expect(subjects().slice(1)).toEqual(['Payment confirmed: Flight DAC - CXB'])
    const { text } = last()
    expect(text).toContain('Paid by: bKash\nPaid on: 20 Nov 2026, 12:05, Dhaka time')
    expect(text).toContain(`Transaction: ${tranId}`)
    expect(text).toContain('Traveller: Ms. Rahima Khatun')
    expect(text).toContain('Paid, BDT: ৳7,200')
  })

  it('is told when the payment is cancelled', async () => {
    const { fake, notify, tranId, api } = paying
    const notice = fake.notice({
      ...{ status: 'CANCELLED', tran_id: tranId, amount: '7200.00', currency: 'BDT' },
    })
    await notify(notice)
    await notify(notice)
    await api.runJobs()
    expect(subjects().slice(1)).toEqual(['Payment cancelled: Flight DAC - CXB'])
    expect(last().text).toContain('Nothing was charged')
  })

  it('is told nothing of a card that failed, while another can be tried on the same page', async () => {
    const { fake, notify, tranId, api } = paying
    const notice = { status: 'FAILED', tran_id: tranId, amount: '7200.00', currency: 'BDT' }
    await notify(fake.notice(notice))
    await api.runJobs()
    expect(subjects().slice(1)).toEqual([])
  })

  it('is told when its time is over', async () => {
    paying.api.now += 31 * 60_000
    await paying.api.sweep()
    await paying.api.sweep()
    await paying.api.runJobs()
    expect(subjects().slice(1)).toEqual(['Booking ended: Flight DAC - CXB'])
  })

  it('is told of in the language that its account has when the email is sent', async () => {
    const { client, emails, runJobs } = paying.api
    const visitor = await signUp(client, 'nusrat')
    const body = paymentBody(paying.found, visitor.userId, { email: 'nusrat@example.com' })
    await pay(client, visitor, body, 'key-bangla')
    const input = { params: { userId: visitor.userId }, body: { language: 'bn' } } as const
    await client.call(updateLanguage, input, visitor)
    await runJobs()
    const email = emails.find(({ subject }) => subject === 'বুকিং পাওয়া গেছে: ফ্লাইট DAC - CXB')
    expect(email?.to).toBe('nusrat@example.com')
    expect(email?.text).toContain('মোট দেয়: ৳৭,২০০')
    expect(email?.text).toContain('২০ নভেম্বর ২০২৬, ১২:৩০, ঢাকার সময়')
    expect(email?.html).toContain('<html lang="bn">')
    expect(email?.link).toMatch(new RegExp(`^${TEST_SITE}/bn/app/account/bookings/flight/`))
  })

  it('carries nothing of a passport, and before it is paid nothing that the buyer typed', async () => {
    const { firstName, lastName, passportNumber } = traveler()
    expect(last().text + last().html).not.toMatch(
      new RegExp(`${firstName} ${lastName}|${passportNumber ?? ''}`),
    )
  })
})
