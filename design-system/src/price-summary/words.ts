export const words = {
  flight: {
    fee: 'Flight Fee',
    tax: 'Tax',
    margin: 'Agency Margin',
    serviceFee: 'Service Fee',
    discount: 'Discount',
    total: 'Total Payable',
  },
  heading: 'Price Summary',
  bar: 'See price details',
} as const
