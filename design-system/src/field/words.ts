export const words = {
  select: 'Select...',
  error: 'Error:',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clear: (label: string) => `Clear ${label}`,
} as const
