import { beforeAll, describe, expect, it } from 'vitest'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import type { Order } from '@jatra/contract/whole-order/order'
import { besidePrice, byHandReasons, type Refund } from '@jatra/contract/order/refund'
import type { Language } from '@jatra/contract/values/language'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { placeOrder, readAnyOrder, signUp } from '../../../testing/booking.ts'
import { fakeSslCommerz } from '../../../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve } from '../../../testing/holidays.ts'
import { createTestApi, testAgency, TEST_SITE } from '../../../testing/test-api.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { applyFor, insertVisa, visaPaymentFor } from '../../../testing/visas.ts'
import type { EmailContent } from '../email-content.ts'
import type { EmailKind } from '../../outbox/email-kinds.ts'
import { htmlEmail } from '../html-email.ts'
import { createLocale } from '../locale.ts'
import { plainEmail } from '../plain-email.ts'
import {
  accountDeleted,
  emailConfirmation,
  passwordChanged,
  passwordRemoved,
  passwordReset,
  welcome,
} from './about-account.ts'
import { bookingReceived, paymentConfirmed, paymentFailed } from './about-payment.ts'
import { cancellationDropped, cancellationWaits, partCancelled } from './cancellation-moved.ts'
import * as own from './cancelled-by-rule.ts'
import { flightChangeAccepted, flightChanged } from './flight-changed.ts'
import { flightCancelled, flightFailed } from './flight-ended.ts'
import { flightHeld, holdEnded, holdReminder } from './flight-held.ts'
import { flightTicketed } from './flight-ticketed.ts'
import { refundBankAsked, refundBankGiven } from './refund-moved.ts'
import * as moved from './refund-moved.ts'
import { holidayConfirmed, holidayTravelersWanted } from './holiday-moved.ts'
import { askReasons, type AskReason } from '@jatra/contract/visa/checklist-states'
import { pileWordsInBangla } from '@jatra/contract/visa/pile-words.bn'
import { visaDocumentsAsked } from './visa-documents-asked.ts'
import { visaMoved } from './visa-moved.ts'
import { visaHandedOver, visaHandOverUndone } from './visa-handed-over.ts'

const database = useTestDatabase()
const NOON = '2026-11-20T06:00:00.000Z'
/** When the holiday of the tests is over. */
const AFTER = Date.parse('2027-03-01T06:00:00.000Z')
const site = { siteUrl: TEST_SITE, languages: ['en', 'bn'] as const, agency: testAgency }

let orders: { flight: FlightOrder; holiday: HolidayOrder; visa: VisaOrder }
beforeAll(async () => {
  const { client } = createTestApi(database, { gateways: { sslcommerz: fakeSslCommerz().gateway } })
  const { order: flight } = await placeOrder(client)
  const visitor = await signUp(client, 'nusrat')
  const stay = holidayPaymentFor(await insertPackage(database.db), visitor.userId)
  const visa = visaPaymentFor(await insertVisa(database.db), visitor.userId)
  const read = async ({ orderId }: { orderId: string }) => readAnyOrder(client, visitor, orderId)
  orders = {
    flight: flight as FlightOrder,
    holiday: (await read(await reserve(client, visitor, stay))) as HolidayOrder,
    visa: (await read(await applyFor(client, visitor, visa))) as VisaOrder,
  }
})

/** An application by each rule under which one may have been sold: none, nothing back, a part. */
const rulesOf = (order: VisaOrder): VisaOrder[] =>
  [undefined, 0, 50].map((percent) => {
    const refund =
      percent === undefined ? undefined : { beforeEmbassy: percent, afterwards: percent }
    const visa = { ...order.productData.visa, refund }
    return { ...order, productData: { ...order.productData, visa } }
  })

/** An email of each kind, and several of kinds with variants; null would be an email that is not sent. */
function emailsIn(language: Language): Record<EmailKind, (EmailContent | null)[]> {
  const locale = createLocale(language, site)
  const { flight, holiday, visa } = orders
  const all = [flight, holiday, visa]
  const booked = (status: FlightOrder['booking']['status'], more = {}): FlightOrder => ({
    ...flight,
    booking: { ...flight.booking, status, reference: 'QXDZ7P', deadline: NOON, ...more },
  })
  const ended = (paymentStatus: Order['paymentStatus'], one: Order): Order =>
    ({ ...one, paymentStatus }) as Order
  const refund = (more: Partial<Refund> = {}): Refund => ({
    ...{ id: 'r1', status: 'sent', reason: 'cancelled', amount: 7_200, channel: 'bkash' },
    ...{ paidFrom: { brand: 'Visa', ending: '1234' }, gatewayReference: 'REF1' },
    ...{ requestedAt: NOON, approvedAt: NOON, sentAt: NOON, confirmedAt: NOON },
    ...{ dueBy: '2026-11-30', bankAccount: null },
    ...more,
  })
  const cancellation = (more: Partial<Cancellation> = {}) =>
    ({
      ...{ quoteId: 'c1', status: 'done', travelerIds: null, stay: null, lines: [] },
      ...{ refund: 6_400, kept: 800 },
      ...more,
    }) as unknown as Cancellation
  /** Of whose price a service fee stays with us. */
  const charged = { lines: [{ serviceFee: 300 }] as unknown as Cancellation['lines'] }
  const waiting = { status: 'needs_person' } as const
  const one = [flight.travelersData.travelers[0]?.travelerId ?? '']
  const { itineraries } = flight.productData.offer
  const change = { id: 'x', before: itineraries, detectedAt: NOON, decision: null }
  const changed = (after: typeof itineraries, replacesAccepted: boolean) =>
    booked('change_pending', { change: { ...change, after, replacesAccepted } })
  const rooms = cancellation({
    lines: [{ item: 'doubleRoom', count: 2 }] as unknown as Cancellation['lines'],
    stay: {
      rooms: holiday.travelersData.rooms,
      people: { adults: 2, child: 0, child2: 0, infants: 0 },
    },
  })
  const about =
    (write: (order: Order, of: Refund, at: typeof locale) => EmailContent | null) =>
    (more: Partial<Refund> = {}) =>
      all.map((order) => write(order, refund(more), locale))
  return {
    welcome: [null, TEST_SITE].map((link) => welcome({ userName: 'রহিমা' }, link, locale)),
    email_confirmation: [emailConfirmation(TEST_SITE, locale)],
    password_reset: [passwordReset(TEST_SITE, 20, locale)],
    password_changed: [passwordChanged({ userName: 'রহিমা', changedAt: NOON }, locale)],
    password_removed: [passwordRemoved({ userName: 'রহিমা', removedAt: NOON }, locale)],
    account_deleted: [false, true].map((byStaff) =>
      accountDeleted({ userName: 'রহিমা', byStaff }, locale),
    ),
    booking_received: all.flatMap((order) => [
      bookingReceived(order, locale, 0),
      bookingReceived(order, locale, Infinity),
    ]),
    payment_confirmed: all.map((order) =>
      paymentConfirmed(
        {
          ...order,
          payments: order.payments.map((paid) => ({ ...paid, status: 'success' as const })),
        },
        locale,
      ),
    ),
    payment_failed: (['failed', 'cancelled', 'expired'] as const).map((status) =>
      paymentFailed(ended(status, flight), locale),
    ),
    flight_held: [flightHeld(booked('held'), locale)],
    hold_reminder: [holdReminder(booked('held'), locale)],
    hold_ended: (['hold_lapsed', 'released', 'not_held'] as const).map((failure) =>
      holdEnded(ended('expired', booked('failed', { failure })) as FlightOrder, locale),
    ),
    flight_ticketed: [flightTicketed(booked('ticketed'), locale)],
    flight_changed: [
      flightChanged(changed(itineraries, true), locale),
      flightChanged(changed([], false), locale),
    ],
    flight_change_accepted: [
      flightChangeAccepted(booked('ticketed'), locale),
      flightChangeAccepted(booked('reserved'), locale),
    ],
    flight_failed: [[], [refund({ amount: flight.price })]].map((refunds) =>
      flightFailed({ ...booked('failed', { failure: 'sold_out' }), refunds }, locale),
    ),
    flight_cancelled: [
      ...[flight.price, flight.price - 1].map((amount) =>
        flightCancelled({ ...booked('cancelled'), refunds: [refund({ amount })] }, locale),
      ),
      ...[{}, { refund: 0 }, charged, { ...charged, refund: 0 }].map((more) =>
        flightCancelled({ ...booked('cancelled'), cancellations: [cancellation(more)] }, locale),
      ),
    ],
    holiday_travelers_wanted: [0, Infinity].flatMap((now) =>
      (['Sylhet', 'Nepal'] as const).map((destination) => {
        const sold = { ...holiday.productData.package, package: destination }
        const order = { ...holiday, productData: { rating: null, package: sold } }
        return holidayTravelersWanted(order, locale, Math.min(now, AFTER))
      }),
    ),
    holiday_confirmed: [
      holidayConfirmed(
        { ...holiday, confirmation: { at: NOON, hotel: '12', guide: '34', flights: '56' } },
        locale,
      ),
    ],
    visa_handed_over: rulesOf(visa).map((order) =>
      visaHandedOver({ ...order, handedOverAt: NOON }, NOON, locale, 0),
    ),
    visa_hand_over_undone: rulesOf(visa).map((order) => visaHandOverUndone(order, locale, 0)),
    visa_documents_asked: askReasons.map((reason) =>
      visaDocumentsAsked(asked(visa, reason), NOON, locale),
    ),
    visa_at_embassy: [visaMoved('visa_at_embassy', back(visa), locale)],
    visa_granted: [visaMoved('visa_granted', back(visa), locale)],
    visa_refused: [visaMoved('visa_refused', back(visa), locale)],
    visa_passport_back: [visaMoved('visa_passport_back', back(visa), locale)],
    cancellation_waits: [
      cancellationWaits(flight, cancellation({ ...waiting, travelerIds: one }), locale),
      cancellationWaits(flight, cancellation({ ...waiting, refund: null }), locale),
      cancellationWaits(flight, cancellation(waiting), locale),
      own.ownCancellationWaits(visa, cancellation(waiting), locale),
    ],
    booking_cancelled: [
      own.bookingCancelled({ ...holiday, refunds: [refund()] }, cancellation(), locale),
      own.bookingCancelled(visa, cancellation({ refund: 0 }), locale),
    ],
    part_cancelled: [
      ...[{}, { refund: 0 }, charged, { ...charged, refund: 0 }].map((more) =>
        partCancelled(flight, cancellation({ travelerIds: one, ...more }), locale),
      ),
      own.roomsGivenBack(holiday, rooms, locale),
    ],
    cancellation_dropped: [
      cancellationDropped(flight, cancellation({ travelerIds: one }), locale),
      own.ownCancellationDropped(holiday, locale),
    ],
    refund_requested: besidePrice.flatMap((reason) => about(moved.refundRequested)({ reason })),
    refund_waits: about(moved.refundWaits)({ status: 'requested' }),
    refund_approved: [
      ...about(moved.refundApproved)(),
      ...byHandReasons.flatMap((reason) => about(moved.refundApproved)({ reason })),
    ],
    refund_declined: all.map((order) => moved.refundDeclined(order, 7_200, locale)),
    refund_delayed: about(moved.refundDelayed)({ status: 'needs_person' }),
    refund_bank_asked: about(refundBankAsked)({ status: 'needs_person' }),
    refund_bank_given: about(refundBankGiven)({ bankAccount: { ending: '4321' } }),
    refund_sent: about(moved.refundSent)(),
    refund_late: [
      ...about(moved.refundLate)(),
      ...about(moved.refundLate)({ gatewayReference: null }),
      ...about(moved.refundLate)({ bankAccount: { ending: null } }),
    ],
    refund_confirmed: about(moved.refundConfirmed)({ status: 'confirmed' }),
  }
}

/** All text of an email, without its layout. */
function shown(content: EmailContent, language: Language): string {
  const locale = createLocale(language, site)
  const html = htmlEmail(content, locale)
  expect(html).toContain(`<html lang="${language}">`)
  const seen = html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, '\n')
  return `${content.subject}\n${seen}\n${plainEmail(content, locale)}`
}

/** Names of people, places and products, codes, brands and addresses stay as they are. */
function withoutNames(text: string): string {
  const { flight, holiday, visa } = orders
  const names = [
    ...all(flight, holiday, visa).map(({ bookingReference }) => bookingReference),
    ...all(flight, holiday, visa).flatMap(({ payments }) => payments.map(({ tranId }) => tranId)),
    ...Object.values(flight.productData.dictionaries.carriers),
    ...[holiday.productData.package.name, holiday.productData.package.destination],
    ...[visa.productData.visa.name, visa.travelersData.selectedPlan.name],
  ]
  return names
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replace(/https?:\S+/g, '')
    .replace(
      /\b(M[rs]s?\.|Rahima|Khatun|Nusrat|Jahan|DAC|CXB|BG|QXDZ7P|REF1|PNR|Visa|DNCRP|dncrp\.gov\.bd)/g,
      '',
    )
    .replace(/\b(bKash|Nagad|Nexus Pay|SSLCommerz|Google)\b/g, '')
}
const all = (...every: Order[]) => every

describe('emails of every kind', () => {
  it('have nothing in English for an account in Bangla', () => {
    for (const [kind, emails] of Object.entries(emailsIn('bn'))) {
      for (const email of emails) {
        if (!email) throw new Error(`${kind} would not be sent`)
        const rest = withoutNames(shown(email, 'bn')).replace(/&\w+;/g, '')
        expect([kind, rest.match(/[A-Za-z]+/g)]).toEqual([kind, null])
        expect(email.button?.href ?? `${TEST_SITE}/bn`).toMatch(/^http:\/\/site\.test($|\/bn)/)
      }
    }
  })

  it.each([
    ['en', '+880 9600 654321'],
    ['bn', '+৮৮০ ৯৬০০ ৬৫৪৩২১'],
  ] as const)('say in %s where to call', (language, phone) => {
    const locale = createLocale(language, site)
    for (const [kind, emails] of Object.entries(emailsIn(language))) {
      for (const email of emails) {
        if (!email) throw new Error(`${kind} would not be sent`)
        const html = htmlEmail(email, locale)
        const [, shown] = /<a [^>]*href="tel:\+8809600654321"[^>]*>([^<]*)<\/a>/.exec(html) ?? []
        expect([kind, shown]).toEqual([kind, phone])
        expect([kind, plainEmail(email, locale)]).toEqual([kind, expect.stringContaining(phone)])
      }
    }
  })

  it('have nothing in Bangla for an account in English, but the sign of the taka', () => {
    for (const [kind, emails] of Object.entries(emailsIn('en'))) {
      for (const email of emails) {
        if (!email) throw new Error(`${kind} would not be sent`)
        const found = shown(email, 'en')
          .replaceAll('রহিমা', '')
          .match(/[\u0980-\u09f2\u09f4-\u09ff]+/g)
        expect([kind, found]).toEqual([kind, null])
      }
    }
  })
})

/** An application with one of whose documents something is wrong. */
function asked(order: VisaOrder, reason: AskReason): VisaOrder {
  const [slot, ...others] = order.travelersData.checklist
  if (!slot) throw new Error('it has no checklist')
  // As an email reads it, in both languages.
  const item = { ...slot.item, inBangla: pileWordsInBangla.all }
  const wrong = { ...slot, item, state: 'asked' as const, reason, checkedAt: NOON }
  return {
    ...order,
    travelersData: { ...order.travelersData, checklist: [wrong, ...others] },
  }
}

const back = (order: VisaOrder): VisaOrder => ({
  ...order,
  progress: {
    ...{ atEmbassyOn: '2026-12-01', decidedOn: '2026-12-09', decision: 'granted' },
    passportBackOn: '2026-12-10',
  },
})
