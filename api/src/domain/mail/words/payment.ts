/** Emails about an order and its payment. */
export const payment = {
  received: {
    preview: (payBy: string) => `Pay until ${payBy}.`,
    previewMoved: 'See how it stands.',
    waits: (payBy: string) =>
      `It waits for your payment until ${payBy}. Then it ends, and nothing is charged.`,
    moved: 'It has moved on since: its page says how it stands.',
  },
  confirmed: {
    preview: 'Your payment is confirmed. This is your receipt.',
    booked: 'You are booked. This email is your receipt.',
    ticketsFollow:
      'This email is your receipt. The airline now issues your tickets, usually within minutes; their numbers come in an email of their own. If it does not, the whole price goes back to you.',
    paidBy: 'Paid by',
    paidOn: 'Paid on',
    transaction: 'Transaction',
  },
  endings: {
    failed: {
      text: 'Your payment provider refused it. Nothing was charged, and the booking has ended.',
    },
    cancelled: {
      text: 'Nothing was charged, and the booking has ended.',
    },
    expired: {
      text: 'No payment was confirmed in time, so the booking has ended. If money has left your account, it goes back to you.',
    },
  },
  previewGoesBack: 'Your money goes back to you in full.',
  goesBack: 'Money arrived for this booking, and goes back to you in full.',
  bookAgain: 'You can book again from its page, while what you chose can still be had.',
}
