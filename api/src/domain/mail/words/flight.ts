import { bookingFailures as failures } from '@jatra/contract/flight/booking-failures'

/** Emails about a flight at its airline. Amounts, dates and times come as they are shown. */
export const flight = {
  failures,
  held: {
    lead: 'The airline keeps your seats without a payment until then. After that they are sold to others, and nothing is charged.',
    payBy: 'Pay by',
    payByThen: (payBy: string) => `Pay by ${payBy}.`,
    priceStays: 'The airline keeps this price until then.',
    priceStaysUntil: (until: string) =>
      `The airline keeps this price until ${until}. If it changes, we give back what you paid and tell you the new price.`,
    priceMayChange:
      'The airline may change this price before you pay. If it changes, we give back what you paid and tell you the new price.',
  },
  reminder: {
    lead: 'Your seats are held, and not paid yet. After that time they are sold to others, and nothing is charged.',
  },
  holdEnded: {
    lapsed: 'The time to pay is over, and your seats are no longer held',
    released: 'You released your seats',
    notHeld: 'We could not hold your seats',
    why: 'The airline no longer keeps the seats.',
    nothingCharged: 'Nothing was charged.',
    bookAgain: 'You can book again from its page, while there are seats.',
  },
  ticketed: {
    preview: (reference: string) => `You are booked. The airline’s reference is ${reference}.`,
    text: 'The airline has issued your tickets. Keep this email: it has all that you need to check in. The e-ticket to hand in and a calendar file are attached.',
  },
  ended: {
    failedTitle: 'There is no ticket, and your money goes back',
    cancelledTitle: 'Your flight is cancelled, and your money goes back',
    cancelled: 'Your booking at the airline is cancelled.',
    byYouTitle: 'You cancelled your flight, and your part goes back',
    byYouForNothingTitle: 'You cancelled your flight',
    byYou: 'You cancelled this booking, and the airline has confirmed it.',
    /** @param fee our service fee, where it stays with us */
    part: (refund: string, kept: string, fee: string | null) =>
      `Of the price ${refund} go back the way they came. The airline keeps ${kept}, and we keep ${fee ? `our service fee of ${fee}` : 'nothing'}.`,
    nothing: (fee: string | null) =>
      `By the conditions of this fare the airline keeps the whole fare${fee ? `, and we our service fee of ${fee}` : ''}, so nothing goes back.`,
    wholePrice: 'You need not do anything: the whole price goes back the way it came.',
    restOfPrice: (refund: string) =>
      `You need not do anything: ${refund} go back the way they came, which is all that was left of the price.`,
    preview: (refund: string) => `${refund} go back to you.`,
  },
  changed: {
    title: 'The airline changed your flight',
    titleGone: 'The airline took your flight out',
    preview: 'Accept the new times, or have your money back.',
    previewGone: 'You get your money back.',
    again:
      'The airline changed the flight again before it heard that you accepted. What you accepted no longer stands.',
    choice: 'Please accept the new times, or cancel and have your money back.',
    noChoice: 'There is nothing to decide: you get your money back.',
    before: 'Until now',
    after: 'From now on',
    ifCancelled: 'If you cancel',
    back: (amount: string, way: string, hours: number) =>
      `${amount} by ${way}, within ${hours} hours`,
    backAlready: 'All that you paid is on its way back already, or with you.',
    decide: 'You decide on the page of your booking. Until then neither is done.',
    localTimes: 'Times are local times of each airport.',
    button: 'See the change and decide',
    segment: (number: string, [from, to]: [string, string], leaves: string, arrives: string) =>
      `${number}, ${from} to ${to}, ${leaves} to ${arrives}`,
  },
  accepted: {
    preview: 'The airline knows that you accepted.',
    ticketed:
      'The airline knows that you accepted. Your tickets keep their numbers, and the price stays.',
    reserved:
      'The airline knows that you accepted, and the price stays. Your tickets are still being issued.',
    calendar: 'If you saved it in a calendar, the attached file moves it to the new times.',
  },
}
