export const header = {
  flight: 'FLIGHT',
  holiday: 'HOLIDAYS',
  visa: 'VISA',
  hotels: 'HOTEL',
  signIn: 'SIGN IN',
  navigation: 'Main',
  home: 'Jatra, home',
} as const

export const footer = {
  pages: {
    about: 'About Us',
    terms: 'Terms',
    privacy: 'Privacy Policy',
    refund: 'Refund Policy',
  },
  owner: 'Jatra',
  headings: { about: 'Jatra', contact: 'Contact', payment: 'Pay with', social: 'Follow us' },
  copyright: (year: number, owner: string) => `© 2023-${year} ${owner}`,
} as const

export const skipLink = {
  label: 'Skip to content',
} as const

export const avatarMenu = {
  label: 'Account menu',
  bookings: 'My Booking',
  profile: 'Profile',
  logout: 'Logout',
} as const

export const toast = {
  label: 'Notifications',
  one: 'Notification',
  dismiss: 'Dismiss',
} as const

export const alert = {
  critical: 'Error',
  warning: 'Warning',
  positive: 'Success',
  info: 'Information',
} as const

export const dialog = {
  close: 'Close',
} as const

export const confirmDialog = {
  cancel: 'Cancel',
  close: 'Close',
  failed: 'That did not work. Nothing was changed. Try again.',
} as const

export const sessionExpiredModal = {
  title: 'Session Expired',
  text: 'Your session has expired. Please search again.',
  search: 'Search Again',
} as const

export const skeleton = {
  label: 'Loading...',
} as const

export const hydration = {
  notLoaded: 'This part could not be loaded.',
  loadAgain: 'Load the page again',
} as const
