import { describe, expect, it } from 'vitest'
import type { Order } from '@jatra/contract/whole-order/order'
import type { Language } from '@jatra/contract/values/language'
import { formatBdt } from '@jatra/contract/values/money'
import { startingPeople, startingRooms } from '@jatra/contract/order/rooms'
import { placeOrder, readAnyOrder, signUp } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve } from '../../testing/holidays.ts'
import { pdfHead, pdfText } from '../../testing/pdf-text.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { createTestApi, TEST_SITE, testAgency } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { applyFor, insertVisa, visaPaymentFor } from '../../testing/visas.ts'
import { boughtWith } from './bought.ts'
import { drawReceipt } from './draw-receipt.ts'

const database = useTestDatabase()
const start = () =>
  createTestApi(database, { gateways: { sslcommerz: fakeSslCommerz().gateway } }).client

const receiptOf = (order: Order, language: Language = 'en') =>
  drawReceipt({ order, language, agency: testAgency, siteUrl: TEST_SITE })

/** The order with its payment, an hour after it was placed. */
function paid<Kind extends Order>(order: Kind): Kind {
  const settledAt = new Date(Date.parse(order.createdAt) + 60 * 60_000).toISOString()
  const payments = order.payments.map((one) => ({ ...one, status: 'success' as const, settledAt }))
  return { ...order, paymentStatus: 'success', payments, payUrl: null }
}

async function flight(): Promise<Order> {
  return paid((await placeOrder(start())).order)
}

async function holiday(): Promise<Order> {
  const client = start()
  const visitor = await signUp(client)
  const body = holidayPaymentFor(await insertPackage(database.db), visitor.userId, {
    rooms: { ...startingRooms, singleRoom: 1, tripleRoom: 2 },
    people: { ...startingPeople, adults: 5, infants: 1 },
  })
  const { orderId } = await reserve(client, visitor, body)
  return paid(await readAnyOrder(client, visitor, orderId))
}

async function visa(): Promise<Order> {
  const client = start()
  const visitor = await signUp(client)
  const body = visaPaymentFor(await insertVisa(database.db), visitor.userId)
  const { orderId } = await applyFor(client, visitor, body)
  return paid(await readAnyOrder(client, visitor, orderId))
}

describe.each([
  ['flight', flight],
  ['holiday', holiday],
  ['visa', visa],
])('the receipt of a %s', (_, make) => {
  it('has lines that add up to what was paid, and says all of them', async () => {
    const order = await make()
    const { lines, headline, travelers } = boughtWith(order, 'en')
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.price)
    const said = pdfText(await receiptOf(order))
    for (const { label, amount } of lines) {
      const at = said.indexOf(label)
      expect(at, label).toBeGreaterThan(0)
      expect(said[at + 1]).toBe(amount < 0 ? `-${formatBdt(-amount)}` : formatBdt(amount))
    }
    expect(said[said.indexOf('Total Payable') + 1]).toBe(formatBdt(order.price))
    expect(said).toContain(headline)
    for (const name of travelers) expect(said).toContain(name)
  })

  it('says who sold it, under which number, when it was paid, and what the booking is called', async () => {
    const order = await make()
    const said = pdfText(await receiptOf(order))
    expect(said).toContain('Padma Travels')
    expect(said).toContain('Travel agency registration TEST-0042')
    expect(said).toContain('12 Kemal Ataturk Avenue, Dhaka 1213')
    expect(said).toContain(order.bookingReference)
    expect(said).toContain('PAID on 20 Nov 2026')
    expect(said.join('\n')).toMatch(/20 Nov 2026, 13:00\n\w+/)
    expect(said).toContain(order.payments[0]?.tranId)
    expect(said.join(' ')).toMatch(/VAT and all taxes are inside/)
  })

  it('says in words, beside its code, where anyone can check it, and no last name there', async () => {
    const order = await make()
    const said = pdfText(await receiptOf(order))
    const at = said.indexOf('Is this receipt real?')
    expect(said.slice(at + 1)).toEqual([
      'Anyone can check it: scan the code, or open',
      'site.test/verify',
      `and type ${order.bookingReference} and the last name.`,
    ])
  })

  it('has nothing in English for an account in Bangla', async () => {
    const order = await make()
    const file = await receiptOf(order, 'bn')
    expect(pdfHead(file)).toContain('/Lang (bn)')
    const { headline, travelers } = boughtWith(order, 'bn')
    const names = [
      ...[headline, order.bookingReference, order.payments[0]?.tranId ?? '', ...travelers],
      ...[...Object.values(testAgency), 'site.test/verify', 'bKash'],
      ...(order.serviceType === 'flight'
        ? ['Biman', 'Bangladesh', 'Airlines', 'BG', 'DAC', 'CXB']
        : []),
      ...(order.serviceType === 'holidays' ? [order.productData.package.destination] : []),
      ...(order.serviceType === 'visa' ? [order.travelersData.selectedPlan.name] : []),
    ]
    const said = names.reduce((rest, name) => rest.replaceAll(name, ''), pdfText(file).join(' '))
    expect(said.match(/[A-Za-z]+/g)).toBeNull()
  })

  it('is the same to the byte each time', async () => {
    const order = await make()
    const [one, other] = [await receiptOf(order), await receiptOf(order)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })
})

it('names the airline’s reference and the tickets of a flight, also of who does not fly any more', async () => {
  const order = await (await startTicketed(database, { adults: 2 })).read()
  const gone = order.travelersData.travelers[0]?.travelerId
  const part = { status: 'done', travelerIds: [gone], stay: null, lines: [] }
  const said = pdfText(await receiptOf({ ...order, cancellations: [part] as never }))
  expect(said[said.indexOf('Airline’s reference (PNR)') + 1]).toBe(order.booking.reference)
  const at = said.indexOf('Ticket number')
  const [first, second] = order.booking.tickets
  expect([said[at + 2], said[at + 4]]).toEqual([first?.number, second?.number])
  expect(said[at + 1]).toMatch(/^Cancelled: /)
})

it('says what went back, when and under which reference, and what stays paid', async () => {
  const order = await flight()
  const refund = {
    ...{ id: 'r1', status: 'sent' as const, reason: 'partly_cancelled' as const, amount: 1_000 },
    ...{ channel: order.paymentType, gatewayReference: 'RF-4711', dueBy: '2026-11-30' },
    ...{ requestedAt: '2026-11-20T09:00:00.000Z', approvedAt: '2026-11-20T09:00:00.000Z' },
    ...{ sentAt: '2026-11-21T04:30:00.000Z', confirmedAt: null, bankAccount: null },
  }
  // The gateway had accepted it, and then cancelled it.
  const given = { ...refund, id: 'r2', status: 'needs_person' as const, gatewayReference: null }
  const late = { ...given, reason: 'late_payment' as const, amount: 500 }
  const file = await receiptOf({ ...order, refunds: [refund, late] })
  const said = pdfText(file)
  const at = said.indexOf('RF-4711')
  expect(said.slice(at - 2, at + 3)).toEqual([
    ...['21 Nov 2026, 10:30', 'bKash', 'RF-4711', 'Sent back'],
    `-${formatBdt(1_000)}`,
  ])
  expect(said[said.indexOf('Goes back') + 1]).toBe(`-${formatBdt(500)}`)
  expect(said[said.indexOf('Stays paid after that') + 1]).toBe(formatBdt(order.price - 1_000))
})

it('carries no passport, no birth date and no address of a traveller', async () => {
  const order = await flight()
  const said = pdfText(await receiptOf(order)).join('\n')
  if (order.serviceType !== 'flight') throw new Error('not a flight')
  const [traveler] = order.travelersData.travelers
  expect(traveler?.maskedPassportNumber).toMatch(/^\*+\w{3}$/)
  for (const secret of ['***', traveler?.phone, traveler?.email, '1990'])
    expect(said).not.toContain(secret)
})

it('is tagged, named and in a language, for those who have it read to them', async () => {
  const order = await flight()
  const head = pdfHead(await receiptOf(order))
  expect(head).toContain('/MarkInfo')
  expect(head).toContain('/StructTreeRoot')
  expect(head).toContain('/Lang (en)')
  expect(head).toContain('/DisplayDocTitle true')
  expect(head).toContain(`(Receipt ${order.bookingReference})`)
  expect(head).toContain('(D:20261120070000Z)')
  // ISO 14289-1 (PDF/UA): the standard and the title are in the metadata too, and each header says what it heads.
  expect(head).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(head).toContain(`<rdf:li xml:lang="x-default">Receipt ${order.bookingReference}</rdf:li>`)
  const headers = head.match(/\/S \/TH$/gm) ?? []
  expect(headers.length).toBeGreaterThan(5)
  expect(head.match(/\/Scope \/Row/g)).toHaveLength(headers.length)
})

it('has metadata that can be read for an agency with a sign of XML in its name', async () => {
  const agency = { ...testAgency, name: 'Padma & <Sons>' }
  const content = { order: await flight(), language: 'en', agency, siteUrl: TEST_SITE } as const
  const file = await drawReceipt(content)
  expect(pdfText(file)).toContain('Padma & <Sons>')
  expect(pdfHead(file)).not.toMatch(/<rdf:li>[^<]*&/)
  expect(pdfHead(file)).toContain('<rdf:li>Padma + (Sons></rdf:li>')
})

it('writes a name in Bangla, in Vietnamese, in Turkish and in Polish, and no sign for an emoji', async () => {
  const order = await holiday()
  if (order.serviceType !== 'holidays') throw new Error('not a holiday')
  order.travelersData.address = {
    ...order.travelersData.address,
    firstName: 'রহিম',
    lastName: 'Nguyễn Đặng İbrahim Ğül Łukasz 👩‍👩‍👧',
  }
  const said = pdfText(await receiptOf(order))
  const name = said[said.indexOf('Reserved by') + 1]
  expect(name).toMatch(/রহিম Nguyễn Đặng İbrahim Ğül Łukasz$/)
})

it('goes on to a second page when payments came many times, and ends with the agency there', async () => {
  const order = await flight()
  const [payment] = order.payments
  if (!payment) throw new Error('no payment')
  const late = { ...payment, status: 'refund_due' as const }
  order.payments = [payment, ...Array.from({ length: 40 }, () => late)]
  const file = await receiptOf(order)
  expect(pdfHead(file).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  const said = pdfText(file)
  expect(said.filter((text) => text === 'Refund due')).toHaveLength(40)
  expect(said.indexOf('Padma Travels')).toBeGreaterThan(said.lastIndexOf('Refund due'))
})
