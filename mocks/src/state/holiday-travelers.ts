import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { CheckedTraveler } from '@jatra/contract/holiday/holiday-traveler'
import { isoDate } from '@jatra/contract/traveler/traveler'
import type { OrderRecord } from './visitor-state.ts'

/** Keeps who travels in a place of a holiday, instead of who was named before; and the passport for staff. */
export function nameTraveler(
  record: OrderRecord,
  order: HolidayOrder,
  { shown, traveler }: CheckedTraveler,
): HolidayOrder {
  const others = order.travelersData.travelers.filter((one) => one.position !== shown.position)
  const travelers = [...others, shown].sort((a, b) => a.position - b.position)
  const named = { ...order, travelersData: { ...order.travelersData, travelers } }
  record.order = named
  const passports = [...(record.passports ?? [])]
  while (passports.length <= shown.position) passports.push(null)
  passports[shown.position] = passportOf(traveler)
  record.passports = passports
  return named
}

function passportOf(traveler: CheckedTraveler['traveler']) {
  const { passportNumber, passportExYear: y, passportExMonth: m, passportExDay: d } = traveler ?? {}
  if (!passportNumber || !y || !m || !d) return null
  const issuedBy = traveler?.passportCountry ?? null
  return { passportNumber, expiryDate: isoDate(y, m, d), issuedBy }
}
