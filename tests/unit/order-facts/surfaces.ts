import { createLocale } from '../../../api/src/domain/mail/locale.ts'
import { plainEmail } from '../../../api/src/domain/mail/plain-email.ts'
import {
  bookingReceived,
  paymentConfirmed,
  paymentFailed,
} from '../../../api/src/domain/mail/templates/about-payment.ts'
import { flightHeld } from '../../../api/src/domain/mail/templates/flight-held.ts'
import { flightTicketed } from '../../../api/src/domain/mail/templates/flight-ticketed.ts'
import { drawETicket } from '../../../api/src/domain/receipts/draw-e-ticket.ts'
import { drawReceipt } from '../../../api/src/domain/receipts/draw-receipt.ts'
import { pdfText } from '../../../api/src/testing/pdf-text.ts'
import { DomainError } from '@jatra/contract/http/problem'
import { hasETicket, assertPaid } from '@jatra/contract/whole-order/e-ticket'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { calendarOf } from '@jatra/contract/whole-order/order-calendar'
import type { Order } from '@jatra/contract/whole-order/order'
import { verificationOf } from '@jatra/contract/whole-order/verification'
import { loader as flightPage } from '~/routes/account/bookings/flight-order.tsx'
import { loader as flightList } from '~/routes/account/bookings/flight-orders.tsx'
import { loader as holidayPage } from '~/routes/account/bookings/holiday-order.tsx'
import { loader as holidayList } from '~/routes/account/bookings/holiday-orders.tsx'
import { loader as visaPage } from '~/routes/account/bookings/visa-order.tsx'
import { loader as visaList } from '~/routes/account/bookings/visa-orders.tsx'
import { viewVerification } from '~/routes/verify/verdict-view.ts'
import { noViewCache } from '~/server/cache/view-cache.server.ts'
import type { Life } from './lives.ts'

const site = { siteUrl: 'https://jatra.test', languages: ['en', 'bn'] as const }
const agency = {
  ...{ name: 'Padma Travels', registration: 'TEST-0042', address: 'House 7, Banani, Dhaka' },
  ...{ phone: '+880-9600-123456', email: 'hello@jatra.example' },
}

const pages = { flight: flightPage, holidays: holidayPage, visa: visaPage }
const lists = { flight: flightList, holidays: holidayList, visa: visaList }

/** What everyone is shown of an order at a moment, by the code that shows it. */
export async function surfacesOf({ order, now }: Life) {
  const { verdict, seen } = checked(order, now)
  return {
    page: await pageOf(order, now),
    card: await cardOf(order, now),
    email: emailOf(order, now),
    tickets: ticketsOf(order),
    calendar: calendarFileOf(order, now),
    mayHaveReceipt: mayHaveReceipt(order),
    verdict,
    seen,
  }
}

/** The lines of the e-ticket; null of an order that has none. */
export async function eTicketLinesOf(order: Order): Promise<string[] | null> {
  if (!hasETicket(order)) return null
  return pdfText(await drawETicket({ order, agency, siteUrl: site.siteUrl, language: 'en' }))
}

/** The receipt's lines. It is drawn by itself, since that takes longest. */
export async function receiptOf(order: Order): Promise<string[]> {
  return pdfText(await drawReceipt({ order, agency, siteUrl: site.siteUrl, language: 'en' }))
}

/** The loader's arguments, of an API that has this order and nothing else. */
function argsFor(order: Order, now: number) {
  const api = {
    call: (endpoint: { name: string }) =>
      endpoint.name === getOrder.name
        ? Promise.resolve(order)
        : Promise.reject(new DomainError('not_found', 'bookingUnknown')),
    page: () => Promise.resolve({ items: [order], next: null }),
  }
  const context = {
    ...{ api, agency, origin: site.siteUrl, now: () => now, sentForm: null, views: noViewCache },
    session: { user: { _id: 'u1' }, token: 't' },
  }
  const request = new Request('https://jatra.test/app')
  return { request, context, params: { orderId: order._id } } as unknown as Parameters<
    typeof flightPage
  >[0]
}

type Frame = Awaited<ReturnType<typeof flightPage>>['order']

async function pageOf(order: Order, now: number) {
  const page = await pages[order.serviceType](argsFor(order, now))
  const frame: Frame = page.order
  return { ...page, order: frame, text: JSON.stringify(page) }
}

async function cardOf(order: Order, now: number) {
  const { orders } = await lists[order.serviceType](argsFor(order, now))
  const [card] = orders
  if (!card) throw new Error('the list is empty')
  return card
}

function emailOf(order: Order, now: number): string {
  const locale = createLocale('en', { ...site, agency })
  const content =
    order.paymentStatus === 'success'
      ? paymentConfirmed(order, locale)
      : ((order.serviceType === 'flight' ? flightHeld(order, locale) : null) ??
        paymentFailed(order, locale) ??
        bookingReceived(order, locale, now))
  return plainEmail(content, locale)
}

/** The email of the tickets; null when there are none. */
function ticketsOf(order: Order): string | null {
  const locale = createLocale('en', { ...site, agency })
  const content = order.serviceType === 'flight' ? flightTicketed(order, locale) : null
  return content && plainEmail(content, locale)
}

function calendarFileOf(order: Order, now: number): string | null {
  try {
    return calendarOf(order, { language: 'en', site: { ...site, agency }, now })
      .replaceAll('\r\n ', '')
      .replaceAll('\\,', ',')
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

function mayHaveReceipt(order: Order): boolean {
  try {
    assertPaid(order)
    return true
  } catch {
    return false
  }
}

function checked(order: Order, now: number) {
  const seen = verificationOf(order, now)
  return { seen, verdict: viewVerification(seen) }
}
