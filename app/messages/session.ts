/** The time that fares are kept. */
export const sessionMessages = {
  expiredTitle: 'Session Expired',
  expiredText: 'Your session has expired. Please search again.',
  expiredAction: 'Search Again',
  over: 'The Session has Expired',
  left: 'Time left at these prices',
} as const
