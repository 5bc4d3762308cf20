export const words = {
  low: 'Lowest price',
  high: 'Highest price',
} as const
