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
    pending: 'Waiting',
    success: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refund_due: 'Refund due',
  },
  /** A gateway may cancel an accepted refund, so a refund's steps alone do not show its state. */
  back: { confirmed: 'Paid back', sent: 'Sent back', otherwise: 'Goes back' },
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
