import { plural } from '@jatra/contract/messages/plural'

/** Texts that several kinds of emails share. */
export const common = {
  brand: 'Jatra',
  inDhaka: (date: string, time: string) => `${date}, ${time}, Dhaka time`,
  list: (all: readonly string[]) => new Intl.ListFormat('en-GB').format(all),
  /** Why an email about an order was sent. */
  reason: 'You get this because this address was given for a booking.',
  /** Before the telephone number. */
  call: 'Questions? Call us:',
  bookingId: 'Booking ID',
  for: 'For',
  travelers: (count: number) =>
    `${count} ${plural(count, { one: 'traveller', other: 'travellers' })}`,
  totalPayable: 'Total Payable, BDT',
  paid: 'Paid, BDT',
  pnr: 'Airline’s reference (PNR)',
  inCalendar: 'The attached file puts its days into your calendar.',
  leavesCalendar: 'If you saved it in a calendar, the attached file takes it out.',
  restInCalendar: 'If you saved it in a calendar, the attached file says who still travels.',
  seeMine: 'See my booking',
  seeMineAndPay: 'See my booking and pay',
  see: 'See the booking',
  goesBack: 'Goes back to you',
  whereTo: 'Where to',
  by: 'By',
}
