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
