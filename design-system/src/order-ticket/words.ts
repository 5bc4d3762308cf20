export const words = {
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
