/** After the payment page. */
export const paymentMessages = {
  waitingTitle: 'Waiting for your payment',
  waitingText: 'Your payment provider has not confirmed yet. This page follows it by itself.',
  paidTitle: 'You are booked',
  paidText: 'Your payment is confirmed.',
  failedTitle: 'The payment did not go through',
  failedText: 'Nothing was charged. You can try again with the same or another payment option.',
  cancelledTitle: 'You cancelled the payment',
  cancelledText: 'Nothing was charged. The flight can still be booked while its session lasts.',
  expiredTitle: 'The time to pay is over',
  expiredText:
    'No payment was confirmed within 30 minutes. If money has left your account, it goes back to you.',
  refundDue: 'Money arrived after the booking had ended. It goes back to you in full.',
  amount: 'Amount',
  reference: 'Booking ID',
  seeBooking: 'See my booking',
  seeBookings: 'My bookings',
  tryAgain: 'Try again',
  newSearch: 'Search again',
  checkAgain: 'Check again',
  goOnToPay: 'Go on to pay',
  payBy: (time: string) => `If you have not paid yet, you can until ${time}, Dhaka time.`,
} as const
