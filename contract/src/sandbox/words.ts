/** The words of the pages that stand in for a provider's. `transaction`: the payment's id; `amount`: as it is written. */
export const words = {
  mark: 'Sandbox',
  brand: 'Jatra',
  back: 'Back to Jatra',
  payment: {
    title: (amount: string) => `Pay ${amount} to Jatra · payment sandbox`,
    heading: 'Payment sandbox',
    lead: 'This is a test gateway. No money moves, whatever you choose.',
    terms: {
      amount: 'Amount',
      payTo: 'Pay to',
      product: 'For',
      method: 'Payment option',
      transaction: 'Transaction',
    },
    pay: 'Pay',
    fail: 'Fail',
    cancel: 'Cancel',
    staySilent: 'Stay silent',
    silence: {
      nobodyIsTold:
        'Takes the money, does not tell Jatra, and does not lead back. Jatra has to ask by itself.',
      untilAsked:
        'Leads back, takes the money when Jatra asks for it, and does not say that it did.',
    },
    hold: 'Hold for review',
    held: 'Takes the money and says that it may be fraud. Jatra books nothing until a colleague has cleared it.',
    booking: 'Your booking at Jatra',
  },
  silent: {
    title: 'Paid in silence · payment sandbox',
    heading: 'The money is taken',
    text: (transaction: string) =>
      `Transaction ${transaction}. Jatra was not told. It finds out when it asks by itself, at the latest when the time to pay is over.`,
  },
  ended: {
    title: 'Payment ended · payment sandbox',
    heading: 'This payment has ended',
    text: (transaction: string) => `Transaction ${transaction}. It cannot be paid a second time.`,
  },
  unknownPayment: {
    title: 'No such payment · payment sandbox',
    heading: 'No such payment',
    text: 'The payment sandbox knows no transaction at this address.',
  },
  signIn: {
    title: 'Sign in to Jatra · sign-in sandbox',
    heading: 'Sign-in sandbox',
    lead: 'Google is not asked here, and these people do not exist. Everyone who tries this site shares their accounts, so keep nothing of your own in them.',
    prototypeLead: 'Google is not asked here. Choose who comes back from it.',
    continueAs: 'Continue to Jatra as',
    continue: 'Continue',
    cancel: 'Cancel',
    notVerified: (email: string) => `${email}, not verified`,
  },
  unknownSignIn: {
    title: 'No such sign-in · sign-in sandbox',
    heading: 'No such sign-in',
    text: 'A sign-in begins with the button on the login page.',
    toLogin: 'To the login page',
  },
}
