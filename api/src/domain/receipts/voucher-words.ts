import type { AgeBand, RoomType } from '@jatra/contract/order/rooms'

/** The voucher's own texts; those that it shares with a receipt are in `receipt-words.ts` and `bought-words.ts`. */
export const voucherWords = {
  title: 'Voucher',
  bookingId: (reference: string) => `Booking ID ${reference}`,
  hotelReference: 'Hotel’s reference',
  stay: 'Stay',
  firstDay: 'First day',
  lastDay: 'Last day',
  places: 'Where',
  rooms: 'Rooms',
  roomNames: {
    singleRoom: 'Single room',
    doubleRoom: 'Double room',
    twinRoom: 'Twin room',
    tripleRoom: 'Triple room',
  } satisfies Record<RoomType, string>,
  guide: 'Guide’s reference',
  flights: 'Airline’s reference',
  travelers: 'Who travels',
  bands: {
    adults: 'Adult',
    child: 'Child 7-12',
    child2: 'Child 3-6',
    infants: 'Infant',
  } satisfies Record<AgeBand, string>,
  notNamed: 'Not named yet',
  years: (age: number) => `${age} years`,
  hotels: 'Hotels',
  included: 'Included, and paid for',
  plannedFlights: 'Planned flights',
  flight: (day: number, from: string, departs: string, to: string, arrives: string) =>
    `Day ${day}: ${from} ${departs} - ${to} ${arrives}`,
  help: (phone: string, email: string) => `Help at any hour of the journey: ${phone}, ${email}`,
  isReal: 'Is this voucher real?',
}
