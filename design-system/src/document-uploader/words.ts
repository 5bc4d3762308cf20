export const words = {
  label: 'Documents',
  add: '+ ADD A DOCUMENT',
  empty: 'No document uploaded',
} as const
