import type { SignInTrouble } from '@jatra/contract/account/google-sign-in'

const troubles: Record<SignInTrouble, string> = {
  cancelled: 'You cancelled the sign-in with Google. Nothing was changed.',
  unverified:
    'Google has not verified the email of that account, so it cannot sign you in here. Choose another account, or use your password.',
  away: 'Google could not be reached just now. Try again in a moment, or use your password.',
  failed: 'The answer from Google was not right, so nobody was signed in. Please try again.',
  ended: 'That sign-in took too long, or began in another browser. Please try again.',
  busy: 'Too many attempts. Please wait a few minutes and try again.',
  off: 'Sign-in with Google is not offered here. Please use your password.',
}

/** The copy of sign-in with Google, kept out of the main catalogue so that only its pages load it. */
export const google = {
  login: 'Login with Google',
  register: 'Signup with Google',
  or: 'or',
  troubles,
  success: {
    title: 'Thank you for logging in',
    text: (name: string) =>
      `You are signed in as ${name}. We are taking you back to where you were.`,
    /** Its password is gone, and the page waits to be read. */
    passwordRemoved: (name: string) =>
      `You are signed in as ${name}. The email of this account had never been confirmed, so it now belongs to your sign-in by Google: the old password was removed, and every device was signed out.`,
    next: 'To sign in by password too, set a new one by "Forgot Password". An email says the same.',
    action: 'Continue',
    failedTitle: 'You are not signed in',
    failedText:
      'This sign-in has ended: it counts once, for a minute, and in the browser that began it. Please try again.',
    unreachableText:
      'We could not reach the service just now, so nobody was signed in. Please try again.',
    retry: 'Try again',
  },
} as const
