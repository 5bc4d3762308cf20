import { plural } from '../language/index.ts'

export const orderCard = {
  more: 'Show More',
  labels: {
    bookingId: 'Booking ID',
    date: 'Date',
    payment: 'Payment',
    booking: 'Booking',
  },
  rating: (rating: number) => `${rating} out of 5`,
  persons: (count: number) => `${count} ${plural(count, { one: 'Person', other: 'Persons' })}`,
  about: (order: string) => ` about ${order}`,
} as const

export const orderTicket = {
  labels: {
    kinds: { flight: 'Flight', holidays: 'Holiday', visa: 'Visa' },
    booking: 'Booking',
    travelers: 'For',
    bookingId: 'Booking ID',
    total: 'Total',
    next: 'What to do now',
  },
  departs: 'Departs',
  arrives: 'Arrives',
} as const

export const dataTable = {
  /** How many rows there are; `total` is not known of a long list that is read page by page. */
  count: (shown: number, total: number | undefined) =>
    total === undefined
      ? `${shown} on this page`
      : shown < total
        ? `${shown} of ${total}`
        : `${total}`,
  sortBy: (column: string) => `Sort by ${column}`,
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
} as const
