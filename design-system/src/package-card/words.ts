export const words = {
  perPerson: 'per person',
  rating: (rating: number) => `Rated ${rating} out of 5`,
} as const
