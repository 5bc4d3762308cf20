/** Copy of pages whose request failed: what could not be shown, and what it means for the booking. */
export const failed = {
  title: 'Error! Task failed.',
  retry: 'Retry',
  offer:
    'This flight could not be loaded just now. What you typed is kept, and nothing was charged.',
  bookings: 'Your bookings could not be loaded just now. They are safe.',
  booking: 'Your booking could not be loaded just now. What you booked and paid is safe.',
  profile: 'Your profile could not be loaded just now. Nothing of it has changed.',
  travelers: 'Your travellers could not be loaded just now. Whom you saved is still there.',
  documents: 'Your documents could not be loaded just now. What you uploaded is still there.',
} as const

/** Under a form whose answer was lost. */
export const noAnswer: string = 'We did not get an answer. What you typed is still here: try again.'
