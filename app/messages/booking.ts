/** The form of a flight's passengers, and what is common to all checkouts. */
export const bookingMessages = {
  title: 'Book your flight',
  flight: 'Flight',
  missing: 'This flight is no longer in the list',
  missingText:
    'This offer cannot be found any more. A new search takes a moment, and what you typed is kept.',
  documentsInternational: 'Enter the details as in the passport.',
  documentsDomestic:
    'Enter the details as in your government-approved ID. This domestic flight needs no passport.',
  priceChangedTitle: 'The price has changed',
  priceChanged: (_was: string, now: string) => `It is ${now} now. Submit again to accept it.`,
  tooMuchTitle: 'This is more than one payment can be',
  lostTitle: 'We did not get an answer',
  lostText:
    'Your order may have been placed or not. Submit again: it is never made twice. Nothing is charged before you pay on the provider’s page.',
  priceNote: 'All taxes are inside. Nothing is added later.',
  withdrawnTitle: 'This offer can no longer be booked',
  kept: 'What you typed is kept and filled in again after your new search.',
  passportSoon:
    'This passport expires within 6 months of your arrival. Many countries turn such passports back: check before you pay.',
  /** At a traveller whose birth date is of another kind than was searched for. */
  changeOfKind: {
    title: {
      ADULT: 'This traveller flies as an adult',
      CHILD: 'This traveller flies as a child',
      HELD_INFANT: 'This traveller flies as an infant',
    },
    reason: (why: string) => `${why}. See what the same flights cost then: what you typed is kept.`,
    priceAgain: {
      ADULT: 'Price again with an adult',
      CHILD: 'Price again with a child',
      HELD_INFANT: 'Price again with an infant',
    },
    newTotal: (now: string, was: string) =>
      now === was
        ? `The same flights cost ${now} for all of you, as before.`
        : `The same flights cost ${now} for all of you instead of ${was}.`,
    goOn: {
      ADULT: 'Go on with an adult',
      CHILD: 'Go on with a child',
      HELD_INFANT: 'Go on with an infant',
    },
    notSold:
      'These flights are not sold for your party just now. What you typed is kept for other flights.',
    otherFlights: 'See other flights',
  },
  restored: 'We filled in what you typed before.',
  failed: 'Error! Task failed.',
} as const
