export const words = {
  title: 'Session Expired',
  text: 'Your session has expired. Please search again.',
  search: 'Search Again',
} as const
