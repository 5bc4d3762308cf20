import { toOrderTraveler } from '@jatra/contract/order/order-traveler'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import { isoDate, type Traveler } from '@jatra/contract/traveler/traveler'
import { orderPassports, orderTravelers, type OrderTravelerRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { planPassportErasure } from '../orders/passport-erasure.ts'

/** A validated traveller of an order. */
interface TravelerToStore {
  /** Null on a visa's order, as its kind. */
  travelerId: string | null
  kind: TravelerType | null
  traveler: Traveler
}

/** Stores the travellers of an order in their order, and their passports in a separate table; its flights before. */
export async function storeTravelers(
  tx: Database,
  orderId: string,
  travelers: readonly TravelerToStore[],
): Promise<void> {
  await tx
    .insert(orderTravelers)
    .values(travelers.map((one, position) => rowOf(orderId, one, position)))
  const passports = travelers.flatMap(({ traveler }, position) => {
    const passport = passportOf(traveler)
    return passport ? [{ orderId, position, ...passport }] : []
  })
  if (passports.length === 0) return
  await tx.insert(orderPassports).values(passports)
  await planPassportErasure(tx, orderId)
}

/** Typed by every column, so that one without a value does not compile. */
function rowOf(
  orderId: string,
  { travelerId, kind, traveler }: TravelerToStore,
  position: number,
): OrderTravelerRow {
  return {
    orderId,
    position,
    travelerId,
    travelerType: kind,
    ...toOrderTraveler(traveler),
    address: traveler.address || null,
    age: null,
  }
}

/** The passport of a traveller as it is stored; null where none is asked. */
export function passportOf(traveler: Traveler) {
  const { passportNumber, passportExYear: y, passportExMonth: m, passportExDay: d } = traveler
  if (!passportNumber || !y || !m || !d) return null
  return {
    passportNumber,
    expiryDate: isoDate(y, m, d),
    issuedBy: traveler.passportCountry ?? null,
  }
}
