export const words = {
  missing: 'Please select a payment option',
  legend: 'Payment option',
  details: {
    bkash: 'Mobile wallet',
    nogod: 'Mobile wallet',
    nexus: 'DBBL card or app',
    sslCommerz: 'Cards and net banking',
  },
} as const
