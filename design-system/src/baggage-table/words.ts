export const words = {
  caption: 'Checked baggage',
  notIncluded: 'No checked baggage',
  columns: {
    route: 'Route',
    type: 'Traveller',
    count: 'Count',
    allowance: 'Checked baggage each',
    total: 'Total',
  },
} as const
