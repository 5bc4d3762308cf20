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
  submit: 'SUBMIT',
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
  restored: 'We filled in what you typed before.',
  failed: 'Error! Task failed.',
} as const
