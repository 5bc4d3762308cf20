export const words = {
  heading: 'BEST DEALS',
} as const
