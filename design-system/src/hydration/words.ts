export const words = {
  notLoaded: 'This part could not be loaded.',
  loadAgain: 'Load the page again',
} as const
