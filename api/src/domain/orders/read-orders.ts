import { inArray } from 'drizzle-orm'
import type { Logger } from '@jatra/contract/observability/logging'
import { flightOrderSchema, type FlightOrder } from '@jatra/contract/flight/flight-order'
import {
  flightOrders,
  type OrderRow,
  holidayOrders,
  visaOrders,
  flightBookings,
  flightTickets,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readPayments } from './read-payments.ts'
import { readTravelers } from './read-travelers.ts'
import { holidayOrderSchema, type HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import { visaOrderSchema, type VisaOrder } from '@jatra/contract/visa/visa-order'
import { DECISION_LETTER } from '@jatra/contract/visa/checklist-states'
import { readChecklists } from './read-checklists.ts'
import { readOrderDocuments } from '../documents/read-documents.ts'
import type { z } from 'zod'
import { parseStored } from '../parse-stored.ts'
import type { FlightBooking } from '@jatra/contract/flight/flight-booking'

/**
 * Flight orders as the API shows them, in the order given; seven queries however many there are. Passports are left
 * out.
 * @param now epoch milliseconds
 */
export async function readFlightOrders(
  db: Database,
  rows: OrderRow[],
  now: number,
  log: Logger,
): Promise<FlightOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const flights = await db.select().from(flightOrders).where(inArray(flightOrders.orderId, ids))
  const travelers = await readTravelers(db, ids)
  const bookings = await readBookings(db, ids)
  const orders = (await readPayments(db, rows, now)).map((common) => {
    const flight = flights.find(({ orderId }) => orderId === common._id)
    if (!flight) throw new Error(`order ${common._id} has no flight`)
    const booking = bookings.get(common._id)
    const flyers = travelers.get(common._id) ?? []
    const { searchUid, offer, dictionaries, query, fareRate } = flight
    return {
      ...common,
      serviceType: 'flight',
      productData: { rating: null, searchUid, offer, dictionaries, query, fareRate },
      booking: booking && {
        ...booking,
        tickets: flyers.map(({ travelerId }) => ({
          travelerId,
          number: booking.tickets.find((one) => one.travelerId === travelerId)?.number ?? null,
        })),
      },
      travelersData: { deliveryDate: flight.departureDate, travelers: flyers },
    }
  })
  return parseOrders(flightOrderSchema, orders, log)
}

/**
 * Holiday orders as the API shows them, in the order given; four queries however many there are. The package is the
 * order's copy. Passports are left out.
 * @param now epoch milliseconds
 */
export async function readHolidayOrders(
  db: Database,
  rows: OrderRow[],
  now: number,
  log: Logger,
): Promise<HolidayOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const holidays = await db.select().from(holidayOrders).where(inArray(holidayOrders.orderId, ids))
  const travelers = await readTravelers(db, ids)
  const orders = (await readPayments(db, rows, now)).map((common) => {
    const holiday = holidays.find(({ orderId }) => orderId === common._id)
    if (!holiday) throw new Error(`order ${common._id} has no holiday`)
    const { travelDate, rooms, people, contact: address, confirmedAt, confirmedAs } = holiday
    // Packages sold before reviews existed carry a made-up rating.
    const rating = ratingOf(holiday.package.reviews)
    return {
      ...common,
      serviceType: 'holidays',
      productData: { rating, package: { ...holiday.package, rating } },
      confirmation:
        confirmedAt && confirmedAs ? { at: confirmedAt.toISOString(), ...confirmedAs } : null,
      travelersData: {
        ...{ travelDate, rooms, people, address },
        travelers: travelers.get(common._id) ?? [],
      },
    }
  })
  return parseOrders(holidayOrderSchema, orders, log)
}

/**
 * Visa applications as the API shows them, in the order given; eight queries however many there are. Visa and option are
 * the order's copies. Passports are left out.
 * @param now epoch milliseconds
 */
export async function readVisaOrders(
  db: Database,
  rows: OrderRow[],
  now: number,
  log: Logger,
): Promise<VisaOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const applications = await db.select().from(visaOrders).where(inArray(visaOrders.orderId, ids))
  const travelers = await readTravelers(db, ids)
  const documents = await readOrderDocuments(db, ids)
  const checklists = await readChecklists(db, ids)
  const orders = (await readPayments(db, rows, now)).map((common) => {
    const application = applications.find(({ orderId }) => orderId === common._id)
    if (!application) throw new Error(`order ${common._id} has no visa`)
    const { visa, selectedPlan, deliveryMethod, deliveryDate, pickUpAddress } = application
    const { handedOverAt, documentsLater, documentsDueOn, applicantKinds } = application
    const { atEmbassyOn, decidedOn, decision, passportBackOn } = application
    const ownDocuments = documents.get(common._id)
    const applicants = (travelers.get(common._id) ?? []).map((traveler, position) => ({
      ...traveler,
      documents: (ownDocuments?.get(position) ?? []).map(({ document }) => document),
      applicantKind: applicantKinds[position] ?? null,
      documentsLater: documentsLater.includes(position),
    }))
    return {
      ...common,
      serviceType: 'visa',
      productData: { rating: null, visa },
      handedOverAt: handedOverAt?.toISOString() ?? null,
      decisionLetter:
        ownDocuments?.get(0)?.find(({ itemId }) => itemId === DECISION_LETTER)?.document._id ??
        null,
      progress: { atEmbassyOn, decidedOn, decision, passportBackOn },
      travelersData: {
        selectedPlan,
        deliveryMethod,
        deliveryDate,
        pickUpAddress,
        documentsDueDate: documentsDueOn,
        checklist: checklists.get(common._id) ?? [],
        travelers: applicants,
      },
    }
  })
  return parseOrders(visaOrderSchema, orders, log)
}

/** An order that cannot be parsed is logged and left out, so that the account's other orders are still shown. */
export function parseOrders<Schema extends z.ZodType>(
  schema: Schema,
  orders: readonly { _id: string }[],
  log: Logger,
): z.output<Schema>[] {
  return orders.flatMap(
    (order) => parseStored(schema, order, { kind: 'order', id: order._id }, log) ?? [],
  )
}

/** The bookings of flight orders, by the order's id; `tickets` has those that are issued. Two queries. */
async function readBookings(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, FlightBooking>> {
  const ids = [...orderIds]
  const rows = await db.select().from(flightBookings).where(inArray(flightBookings.orderId, ids))
  const tickets = await db.select().from(flightTickets).where(inArray(flightTickets.orderId, ids))
  return new Map(
    rows.map((row) => [
      row.orderId,
      {
        status: row.status,
        reference: row.reference,
        tickets: tickets
          .filter(({ orderId }) => orderId === row.orderId)
          .map(({ travelerId, number }) => ({ travelerId, number })),
        deadline: row.deadline?.toISOString() ?? null,
        hold: row.hold,
        supplier: row.supplier,
        failure: row.failure,
        change: row.change,
        answeredChanges: row.answeredChanges,
      },
    ]),
  )
}
