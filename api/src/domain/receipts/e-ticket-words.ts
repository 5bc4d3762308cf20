/** The e-ticket's own texts; those that it shares with a receipt are in `receipt-words.ts` and `bought-words.ts`. */
export const eTicketWords = {
  title: 'E-ticket',
  bookingId: (reference: string) => `Booking ID ${reference}`,
  flights: 'Flights',
  flight: (number: string, carrier: string) => `${number}, ${carrier}`,
  operatedBy: (carrier: string) => `operated by ${carrier}`,
  place: (city: string, code: string) => `${city} (${code})`,
  terminal: (name: string) => `Terminal ${name}`,
  technicalStop: 'lands on the way, without a change of plane',
  localTimes: 'Times are local times of each airport.',
  baggage: (allowance: string) => `Checked baggage: ${allowance}`,
  noBaggage: 'none',
  each: (allowance: string) => `${allowance} each`,
  ofType: (type: string, allowance: string) => `${type} ${allowance}`,
  types: { ADULT: 'Adult', CHILD: 'Child', HELD_INFANT: 'Infant' },
  conditions: 'Conditions',
  beforeYouFly: 'Before you fly',
  beAt: (city: string, time: string, date: string) =>
    `Be at ${city} airport by ${time} on ${date}.`,
  passport: 'Each traveller brings the passport with the name that stands above.',
  photoId: 'Each traveller brings a government photo ID with the name that stands above.',
  checkIn: (airline: string, site: string) =>
    `Check in at ${site} (${airline}) with the reference and a last name, or at the counter.`,
  help: (phone: string, email: string) => `Help: ${phone}, ${email}`,
  isReal: 'Is this ticket real?',
}
