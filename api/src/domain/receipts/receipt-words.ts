/** The receipt's own texts; those about the product are in `bought-words.ts`. */
export const receiptWords = {
  brand: 'Jatra',
  title: 'Receipt',
  bookedOn: (reference: string, date: string) => `Booking ID ${reference}, booked on ${date}`,
  totalPaid: 'Total paid',
  paidOn: (date: string) => `PAID on ${date}`,
  bookingId: 'Booking ID',
  price: 'Price',
  total: 'Total Payable',
  actualPrice: 'VAT and all taxes are inside these prices. This is the actual price paid.',
  history: 'Payment history',
  /** The status of a payment. */
  statuses: {
    pending: 'PENDING',
    success: 'SUCCESS',
    failed: 'FAILED',
    cancelled: 'CANCELLED',
    expired: 'EXPIRED',
    refund_due: 'REFUND DUE',
  },
  /** A gateway may cancel an accepted refund, so a refund's steps alone do not show its state. */
  back: { confirmed: 'PAID BACK', sent: 'SENT BACK', otherwise: 'GOES BACK' },
  staysPaid: 'Stays paid after that',
  times: 'Times are those of Dhaka.',
  soldBy: 'Sold by',
  registration: (number: string) => `Travel agency registration ${number}`,
  isReal: 'Is this receipt real?',
  check: (address: string, reference: string): string[] => [
    'Anyone can check it: scan the code, or open',
    address,
    `and type ${reference} and the last name.`,
  ],
}
