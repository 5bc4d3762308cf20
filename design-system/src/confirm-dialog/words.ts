export const words = {
  cancel: 'Cancel',
  close: 'Close',
  failed: 'That did not work. Nothing was changed. Try again.',
} as const
