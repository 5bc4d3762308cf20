export const words = {
  close: 'Close',
} as const
