export const words = {
  code: 'Country Code',
  number: 'Mobile Number',
} as const
