export const words = {
  label: 'Account menu',
  bookings: 'My Booking',
  profile: 'Profile',
  logout: 'Logout',
} as const
