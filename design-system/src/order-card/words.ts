import { plural } from '../language/index.ts'

export const words = {
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
