export const words = {
  label: 'Selected plan',
} as const
