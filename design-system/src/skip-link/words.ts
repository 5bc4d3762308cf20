export const words = {
  label: 'Skip to content',
} as const
