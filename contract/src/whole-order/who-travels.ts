import type { FlightOrder } from '../flight/flight-order.ts'
import { goneTravelers } from '../flight/part-cancellation.ts'
import { peopleLeft, stayLeft } from '../holiday/cancel-holiday.ts'
import type { HolidayOrder } from '../holiday/holiday-order.ts'
import { countPeople } from '../order/rooms.ts'
import type { Order } from './order.ts'

/** Who of an order still travels: pages, emails, the calendar and the public check all read it here. */

/** Whether a traveller of a flight does not fly any more: cancelled alone, or with the whole booking. */
export function isGone(order: FlightOrder, travelerId: string): boolean {
  return order.booking.status === 'cancelled' || goneTravelers(order).includes(travelerId)
}

/** How many places of a holiday its traveller has given back. */
export function placesGivenBack(order: HolidayOrder): number {
  return countPeople(order.travelersData.people) - peopleLeft(order)
}

/** The travellers of a flight without those who were cancelled while others fly. */
export function travelersLeft(order: FlightOrder): FlightOrder['travelersData']['travelers'] {
  const gone = goneTravelers(order)
  return order.travelersData.travelers.filter(({ travelerId }) => !gone.includes(travelerId))
}

/** The order without those who were cancelled while others travel. An application is cancelled as a whole. */
export function withWhoIsLeft(order: Order): Order {
  if (order.serviceType === 'visa') return order
  if (order.serviceType === 'holidays') {
    const { rooms, people } = stayLeft(order)
    return {
      ...order,
      travelers: countPeople(people),
      travelersData: { ...order.travelersData, rooms, people },
    }
  }
  const travelers = travelersLeft(order)
  return {
    ...order,
    travelers: travelers.length,
    travelersData: { ...order.travelersData, travelers },
  }
}
