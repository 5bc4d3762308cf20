export const words = {
  caption: 'Fare per traveller',
  total: 'Base Total',
  payable: {
    margin: 'Agency Margin',
    serviceFee: 'Service Fee',
    discount: 'Discount',
    total: 'Total Payable',
  },
  columns: {
    type: 'Traveller',
    base: 'Base Fare',
    tax: 'Tax',
    subtotal: 'Sub Total',
    count: 'Count',
    total: 'Total',
  },
} as const
