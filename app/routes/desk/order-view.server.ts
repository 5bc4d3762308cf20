import { data, type LoaderFunctionArgs } from '@remix-run/node'
import type { DeskOrder } from '@jatra/contract/desk/desk-order'
import { getDeskOrder } from '@jatra/contract/desk/desk-order-endpoints'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { travelerPlaces } from '@jatra/contract/holiday/traveler-places'
import { DomainError } from '@jatra/contract/http/problem'
import { countryNameIn } from '@jatra/contract/places/countries-in'
import { paymentTypeLabels } from '@jatra/contract/payment/payment'
import { formatPhone } from '@jatra/contract/traveler/phone'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { isGone } from '@jatra/contract/whole-order/who-travels'
import { digits } from '@jatra/design-system/language'
import { accountMessages } from '~/messages/account.ts'
import { deskOrder as copy } from '~/messages/desk-order.ts'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { viewAirline } from '~/routes/account/bookings/airline-view.ts'
import type { Detail } from '~/routes/account/bookings/detail-list.tsx'
import { viewFlight } from '~/routes/account/bookings/flight-view.server.ts'
import { viewPlaces, viewPlan } from '~/routes/account/bookings/holiday-plan-view.server.ts'
import { viewHoliday } from '~/routes/account/bookings/holiday-view.server.ts'
import { viewVisa } from '~/routes/account/bookings/visa-view.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import { viewVisaFile } from './visa-file-view.server.ts'
import { viewTimeline } from './timeline-view.server.ts'

const words = copy.travelers

/**
 * The order at this address.
 * @throws 404 for one that is not there
 */
export async function readDeskOrder({ context, params }: LoaderFunctionArgs): Promise<DeskOrder> {
  const { orderId = '' } = params
  return context.api.call(getDeskOrder, { params: { orderId } }).catch((error: unknown) => {
    if (error instanceof DomainError && error.status < 500) throw data(null, { status: 404 })
    return orUnavailable(error)
  })
}

/** An order as the page of staff shows it. @param office where documents of a visa are brought */
export function viewDeskOrder(desk: DeskOrder, office: string, now: number) {
  const { order, status, account, contact, travelers, timeline } = desk
  return {
    id: order._id,
    reference: order.bookingReference,
    status,
    paymentStatus: accountMessages.order.paymentStatuses[order.paymentStatus],
    bookedOn: formatDate(todayInDhaka(Date.parse(order.createdAt))),
    total: formatBdt(order.price),
    product: viewProduct(desk, office, now),
    airline: viewAirline(order),
    customer: {
      name: account.name ?? account.userName,
      email: account.email,
      phone: account.phone,
      shownPhone: account.phone && formatPhone(account.phone),
    },
    contact: {
      ...contact,
      shownPhone: formatPhone(contact.phone),
      isAccount: contact.email === account.email && contact.phone === account.phone,
    },
    money: viewMoney(desk),
    refunds: desk.refunds.map((refund): [string, string] => [
      `${formatBdt(refund.amount)}, ${paymentTypeLabels[refund.channel]}`,
      copy.refundDue(copy.refundStatuses[refund.status], formatDate(refund.dueBy)),
    ]),
    travelers: travelers.map((traveler) => ({ ...traveler, ...factsOf(desk, traveler.index) })),
    acts: [...new Set(desk.actions.map((act) => copy.acts.list[act.do]))].filter(Boolean),
    visaFile: order.serviceType === 'visa' ? viewVisaFile(order, desk.actions) : null,
    timeline: viewTimeline(timeline),
    entries: timeline.length,
  }
}
export type DeskOrderView = ReturnType<typeof viewDeskOrder>

/** What was bought, as the page of its traveller shows it. */
function viewProduct({ order }: DeskOrder, office: string, now: number) {
  switch (order.serviceType) {
    case 'flight':
      return { kind: order.serviceType, ...viewFlight(order) }
    case 'holidays':
      return {
        ...{ kind: order.serviceType, ...viewHoliday(order) },
        due: viewPlaces(order, now).due,
        references: viewPlan(order, now)?.references ?? [],
      }
    case 'visa':
      return { kind: order.serviceType, ...viewVisa(order, office) }
  }
}

function viewMoney({ order, supplier }: DeskOrder) {
  const { conversion } = order.quote
  const { name, orderId, net, ours } = supplier
  return {
    net: net === null ? null : formatBdt(net),
    ours: ours === null ? null : formatBdt(ours),
    loss: ours !== null && ours < 0,
    percent:
      ours === null || order.price === 0 ? null : digits(((100 * ours) / order.price).toFixed(1)),
    supplier: name && supplierNames[name],
    supplierOrder: orderId,
    converted: conversion
      ? copy.money.converted(
          conversion.currency,
          digits(conversion.rate),
          formatDate(conversion.date),
        )
      : null,
  }
}

/** Names of companies, which are the same in every language. */
const supplierNames = { jatra_air: 'Jatra Air', duffel: 'Duffel' } as const

/** A traveller of a holiday: a birth date abroad, an age within the country. */
function factsOfHoliday(order: HolidayOrder, index: number) {
  const traveler = order.travelersData.travelers.find(({ position }) => position === index)
  const facts: Detail[] = traveler
    ? traveler.age === null
      ? [
          [words.born, formatDate(traveler.birthDate)],
          [words.nationality, countryNameIn(language, traveler.nationality)],
        ]
      : [[words.age, digits(traveler.age)]]
    : []
  const goes = travelerPlaces(order).some(({ position }) => position === index)
  return { facts, cancelled: !goes }
}

function factsOf({ order }: DeskOrder, index: number) {
  if (order.serviceType === 'holidays') return factsOfHoliday(order, index)
  const traveler = order.travelersData.travelers[index]
  if (!traveler) return { facts: [], cancelled: false }
  const facts: Detail[] = [
    [words.born, formatDate(traveler.birthDate)],
    [words.nationality, countryNameIn(language, traveler.nationality)],
    [words.contact, `${formatPhone(traveler.phone)}, ${traveler.email}`],
  ]
  return {
    facts,
    cancelled:
      order.serviceType === 'flight' &&
      'travelerId' in traveler &&
      isGone(order, traveler.travelerId),
  }
}
