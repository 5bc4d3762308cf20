export const words = {
  flight: {
    fee: 'Flight Fee',
    tax: 'Tax',
    discount: 'Discount',
    total: 'Total Payable',
  },
  heading: 'Price Summary',
  bar: 'See price details',
} as const
