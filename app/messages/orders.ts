/** Words of what comes after a booking: paying again, the receipt, older bookings. */
export const orders = {
  again: {
    action: 'Pay again',
    flight: 'Nothing was charged. This flight can still be booked at the same price.',
    holiday: 'Nothing was charged. You can still reserve this holiday for the same day.',
    holidayDay: 'Nothing was charged. That day is over or not offered any more: choose another.',
    holidayDayAction: 'Choose another day',
    visa: 'Nothing was charged. You can still apply for this visa.',
    search: 'Nothing was charged. This offer has ended.',
    filledIn:
      'We filled in what you gave before. Passports and pictures are not taken from the earlier booking: please give them again.',
    filledInContact: 'We filled in what you gave before.',
    waiting: 'You started to pay for the same again.',
    booked: 'You have booked the same since.',
    seeOther: 'See that booking',
  },
  /** What a status means, beside it: one truth for each state of the money and of the booking. */
  statusText: {
    paid: 'Paid',
    paidVisa: 'Received, being checked',
    waiting: 'Waiting for your payment',
    failed: 'Payment failed, nothing was charged',
    cancelled: 'Payment cancelled, nothing was charged',
    expired: 'Not paid in time, nothing was charged',
    refundDue: 'Your payment came too late and goes back to you',
  },
  receipt: {
    download: 'Download PDF',
    soldBy: 'Sold by',
    registration: 'Travel agency registration',
    actualPrice: 'VAT and all taxes are inside these prices. This is the actual price.',
  },
  print: 'Print',
  newest: 'Newest bookings',
} as const
