/** Emails about money that goes back. Amounts, dates and times come as they are shown. */
export const refund = {
  button: 'See the refund',
  account: (ending: string) => `Bank account ending in ${ending}`,
  reference: 'Reference',
  requestedAt: 'Requested',
  sentAt: 'Sent',
  paidAt: 'Paid',
  ifLate: (date: string) =>
    `If you have not got it by ${date}, open the booking: it says what to do.`,
  ifLateOnItsWay: (date: string) =>
    `You hear from us when it is on its way. If you have not got it by ${date}, open the booking: it says what to do.`,
  requested: {
    preview: (amount: string) => `${amount} go back to you, and you need not do anything.`,
    why: {
      late_payment: 'A payment of yours came after this booking had ended.',
      double_payment: 'This booking was paid already: a payment of yours was one too many.',
      held_payment: 'A payment of yours was held for a check, and nothing was booked with it.',
      other_amount:
        'You paid another amount than this booking costs, and nothing was booked with it.',
    },
    text: (amount: string) =>
      `We have requested ${amount} back for you, and approved it. You need not do anything.`,
  },
  waits: {
    preview: (amount: string) => `A colleague looks at the ${amount} that go back to you.`,
    text: (amount: string) =>
      `We give ${amount} back to you. A colleague looks at it before it leaves, as we do with large refunds and with sums that one of us has set. You need not do anything.`,
  },
  approved: {
    preview: (amount: string) => `${amount} leave now.`,
    text: (amount: string) =>
      `A colleague has looked at your refund of ${amount} and approved it. It leaves now, and you hear from us when your payment provider has it.`,
  },
  /** What one of us requested by hand, of which this is the first email. */
  given: {
    why: {
      not_provided: 'You did not get all that you paid for.',
      overcharged: 'You paid more than was agreed.',
      goodwill: 'We are sorry for the trouble that you had.',
    },
    text: (amount: string) =>
      `We give ${amount} back to you. It leaves now, and you hear from us when your payment provider has it.`,
  },
  declined: {
    preview: (amount: string) => `The ${amount} that we wrote about do not go back.`,
    text: (amount: string) =>
      `We wrote to you that a colleague looks at a refund of ${amount}. They have not approved it, so it does not go back to you. Nothing else about this booking changes.`,
    unexpected: 'If that is not what you expected, please call us.',
  },
  delayed: {
    preview: (amount: string) => `A colleague finds out where your ${amount} are.`,
    text: (amount: string, channel: string) =>
      `We do not know yet whether ${channel} has given ${amount} back to you. A colleague finds out, so that you get it, and get it once. You need not do anything.`,
  },
  sent: {
    preview: (amount: string) => `${amount} are on their way to you.`,
    text: (amount: string) =>
      `We have told your payment provider to give ${amount} back. It tells us when it has, and then you hear from us again.`,
  },
  late: {
    preview: (amount: string) => `${amount} should have been back by now. This is what to do.`,
    text: (amount: string) =>
      `${amount} should have been back with you by now, and we are sorry that they are not. A colleague of ours looks after it too.`,
    first: {
      bank: 'Open the booking and see that we have your bank details: we pay this refund to a bank account.',
      reference: (reference: string) =>
        `Ask your bank or wallet first, and name the reference ${reference}: it may have the money already.`,
      notLeft: 'You need not ask your bank or wallet: it has not left us yet.',
    },
    next: (first: string, booking: string) =>
      `What to do now: ${first} Then call us and name booking ${booking}; our number is on its page. We have to answer within 72 hours. If we do not, you can complain to the consumer protection authority, DNCRP (dncrp.gov.bd).`,
  },
  confirmed: {
    preview: (amount: string) => `${amount} were paid back to you.`,
    text: (amount: string) =>
      `${amount} were paid back to you. A bank may take some days more to show them.`,
    keep: 'Keep the reference: with it your bank or wallet finds the payment.',
  },
  bankAsked: {
    preview: (amount: string, channel: string) =>
      `${channel} does not take ${amount} back. Tell us a bank account.`,
    text: (amount: string, channel: string) =>
      `${channel} does not take ${amount} back for this payment. We pay it to a bank account of yours instead.`,
    how: 'Open the booking and write there where to. We never ask for bank details by email or telephone, and never for a PIN.',
  },
  bankGiven: {
    preview: (ending: string) => `Your refund goes to the account ending in ${ending}.`,
    text: (ending: string) =>
      `We pay your refund to the account ending in ${ending}, and write to you when it is paid.`,
    notYou:
      'If this was not you, open the booking and change the account, then change your password.',
  },
}
