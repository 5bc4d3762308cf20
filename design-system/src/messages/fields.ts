export const field = {
  select: 'Select...',
  error: 'Error:',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clear: (label: string) => `Clear ${label}`,
} as const

export const numberStepper = {
  less: (label: string) => `One less: ${label}`,
  more: (label: string) => `One more: ${label}`,
} as const

export const phoneField = {
  code: 'Country Code',
  number: 'Mobile Number',
} as const

export const priceRangeSlider = {
  low: 'Lowest price',
  high: 'Highest price',
} as const
