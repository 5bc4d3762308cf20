export const words = {
  label: 'Swap From and To',
} as const
