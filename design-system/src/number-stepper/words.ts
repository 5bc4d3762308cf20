export const words = {
  less: (label: string) => `One less: ${label}`,
  more: (label: string) => `One more: ${label}`,
} as const
