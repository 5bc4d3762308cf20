import { plural } from '@jatra/contract/messages/plural'

/** Emails about a holiday between its payment and its departure. */
export const holiday = {
  wanted: {
    passports: (missing: number, day: string) =>
      `By ${day} we need the names and passports of ${plural(missing, { one: 'one traveller', other: `${missing} travellers` })}.`,
    names: (missing: number, day: string) =>
      `By ${day} we need the names and ages of ${plural(missing, { one: 'one traveller', other: `${missing} travellers` })}.`,
    passportsLate: (missing: number) =>
      `We still need the names and passports of ${plural(missing, { one: 'one traveller', other: `${missing} travellers` })}.`,
    namesLate: (missing: number) =>
      `We still need the names and ages of ${plural(missing, { one: 'one traveller', other: `${missing} travellers` })}.`,
    why: 'Flights and hotels are booked in these names. It takes a minute for each, and can be done one by one.',
    button: 'Say who travels',
  },
  confirmed: {
    said: 'Hotels and everybody who serves you have confirmed your holiday.',
    voucher: 'Show the voucher at the hotel: it is in this email, and on the page of your booking.',
    hotel: 'Hotel’s reference',
    guide: 'Guide’s reference',
    flights: 'Airline’s reference',
  },
}
