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
  /** What to do with a booking now. */
  next: {
    checking: (until: string) =>
      `Nothing. We wait for the answer about your payment, until ${until} at the latest. Please do not pay a second time.`,
    refundDue: 'Your payment came too late and goes back to you.',
    flight: (city: string, time: string, date: string, document: string) =>
      `Nothing more to pay. Be at ${city} airport by ${time} on ${date}, ${document}.`,
    photoId: (each: boolean) => `${each ? 'each ' : ''}with a government photo ID`,
    passport: (each: boolean) => `${each ? 'each ' : ''}with the passport named below`,
    flightBegun: 'Nothing more to pay. Your journey has begun: the flights are below.',
    flightOver: 'Nothing. This journey is over.',
    holiday: (date: string) =>
      `Nothing more to pay. Your holiday begins on ${date}. Keep the booking ID at hand when you call us.`,
    holidayBegun: 'Nothing more to pay. Keep the booking ID at hand when you call us.',
    visaDocuments: (names: string, date: string) =>
      `Give us the missing documents of ${names} by ${date}.`,
    visaBring: 'Bring your documents to our office, with the booking ID.',
    visaPickUp: (date: string) => `Have your documents ready: we pick them up on ${date}.`,
    visaChecked: 'Nothing more to pay. We check your documents.',
  },
  calendar: 'Add to calendar',
  cabin: 'Cabin',
  emails: {
    title: 'What we emailed you',
    none: 'Nothing yet.',
    unavailable: 'The list of emails could not be loaded just now.',
    kinds: {
      booking_received: 'Booking received',
      payment_confirmed: 'Payment confirmed',
      payment_failed: 'Payment did not succeed',
    },
    states: {
      waiting: (at: string) => `Written on ${at}, being sent`,
      sent: (at: string) => `Sent on ${at}`,
      failed: (at: string) => `Could not be delivered, given up on ${at}`,
    },
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
