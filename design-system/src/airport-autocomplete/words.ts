export const words = {
  placeholder: 'Airport Search',
} as const
