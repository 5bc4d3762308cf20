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

/** Copy of what is shown in place of a form that was not sent, because its account is no longer signed in here. */
export const formNotSent = {
  endedTitle: 'Sign in to send this',
  endedText:
    'You were signed out before this could be sent, so nothing was sent or paid. What you typed is kept on this page: sign in in a new tab, come back here, and send it again.',
  fileMissing: 'The picture that you chose is not kept: choose it again later.',
  signIn: 'Sign in, in a new tab',
  sendAgain: 'Send it again',
  otherTitle: 'Another account is signed in here',
  otherText:
    'This was filled in with another account, so nothing was sent or paid. Fill it in with the account that is signed in now, or sign in with yours.',
  startAnew: 'Fill it in with this account',
} as const
