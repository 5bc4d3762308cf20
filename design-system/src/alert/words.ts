export const words = {
  critical: 'Error',
  warning: 'Warning',
  positive: 'Success',
  info: 'Information',
} as const
