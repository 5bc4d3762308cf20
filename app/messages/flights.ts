/** Words for flights in results, bookings and tickets. */
export const flights = {
  sorts: { cheapest: 'Cheapest', fastest: 'Fastest', earliest: 'Earliest' },
  /** Six hours each, from midnight on. */
  times: {
    night: { short: 'Night', label: 'Night, 00:00 to 05:59' },
    morning: { short: 'Morning', label: 'Morning, 06:00 to 11:59' },
    afternoon: { short: 'Afternoon', label: 'Afternoon, 12:00 to 17:59' },
    evening: { short: 'Evening', label: 'Evening, 18:00 to 23:59' },
  },
  stops: { '0': 'Non-stop', '1': '1 stop', '2': '2 or more stops' },
  outbound: 'Outbound',
  return: 'Return',
  /** A flight of a multi-city journey, counted from 1. */
  flight: (number: number) => `Flight ${number}`,
  travelers: { ADULT: 'Adult', CHILD: 'Child', HELD_INFANT: 'Infant' },
  /** At a change of plane. */
  overnight: 'overnight',
  noBaggage: 'No checked baggage',
}

/** The airline's rules for cancelling and changing a ticket. */
export const fareConditionMessages = {
  none: 'No Fare Rule Found',
  title: 'If your plans change',
  refund: 'Cancelling',
  change: 'Another date',
  note: 'As the airline says now, before departure. On the last day it may keep more.',
}

/** The time that fares are kept. */
export const sessionMessages = {
  expiredTitle: 'Session Expired',
  expiredText: 'Your session has expired. Please search again.',
  expiredAction: 'Search Again',
  over: 'The Session has Expired',
  left: 'Time left at these prices',
} as const
