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
