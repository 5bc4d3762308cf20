export const words = {
  label: 'Notifications',
  one: 'Notification',
  dismiss: 'Dismiss',
} as const
