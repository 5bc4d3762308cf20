import type { SignInTrouble } from '@jatra/contract/account/google-sign-in'

/** Signing in and up. */
export const authMessages = {
  login: {
    title: 'Sign in',
    description:
      'Sign in to Jatra to book flights, holidays and visas in taka, and to see your bookings, tickets and refunds.',
    identifier: 'Email or username',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot Password',
    register: 'Sign Up',
    registerLead: 'New to Jatra?',
    lead: 'Sign in to go on with your booking. What you chose is kept.',
    sessionEnded: 'Your session has ended. Sign in again to go on.',
    afterLogout: {
      here: 'You are signed out on this device.',
      everywhere: 'You are signed out on every device.',
      unconfirmed:
        'You are signed out on this device, but the service did not answer. To be sure that nobody can go on where you left, sign in again later and choose Log out everywhere under Change Password.',
    },
  },
  register: {
    title: 'Create your account',
    description:
      'Create a Jatra account to book flights, holidays and visas from Bangladesh, with every tax in the price you see first.',
    userName: 'Username',
    email: 'Email',
    password: 'Password',
    submit: 'Sign up',
    login: 'Sign in',
    loginLead: 'Already with us?',
    lead: 'Create an account to go on with your booking. What you chose is kept.',
    passwordHint:
      'At least 6 characters: one lowercase, one uppercase, one digit and one of @$!%*?&',
  },
} as const

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
