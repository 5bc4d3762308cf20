export const words = {
  label: 'Loading...',
} as const
