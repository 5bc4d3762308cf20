import { plural } from '../messages/plural.ts'

/** The words of calendar files. Dates and times come as they are shown. */
export const calendarWords = {
  bookingId: (reference: string) => `Booking ID ${reference}`,
  pnr: (reference: string) => `Airline’s reference (PNR) ${reference}`,
  flight: (from: string, to: string, number: string) => `${from} to ${to}, ${number}`,
  cancelled: (title: string) => `Cancelled: ${title}`,
  terminal: (name: string) => `Terminal ${name}`,
  /** @param time of the airport's own clock */
  localTime: (date: string, time: string) => `${date}, ${time} local time`,
  leaves: (airport: string, at: string) => `Leaves ${at}, from ${airport}`,
  arrives: (airport: string, at: string) => `Arrives ${at}, at ${airport}`,
  travelers: (names: string) => `For ${names}`,
  people: (count: number) => `For ${count} ${plural(count, { one: 'person', other: 'people' })}`,
  hotels: (names: string) => `Hotels: ${names}`,
  contact: (name: string) => `Contact ${name}`,
  pickUp: (visa: string) => `We pick up your documents: ${visa}`,
  documentsDue: (visa: string) => `Last day for missing documents: ${visa}`,
  page: (address: string) => `The booking: ${address}`,
}
