/** Emails about an account itself. `name`: its username, null for one that could be read as a link. */
export const account = {
  welcome: {
    subject: 'Welcome to Jatra',
    preview: 'Your account is ready.',
    title: (name: string | null) => (name ? `Welcome, ${name}` : 'Welcome'),
    ready:
      'Your account is ready. Your bookings, receipts and the travellers you book for most are kept in it.',
    price:
      'The first price you see is the price you pay: every tax is inside, and the lines add up.',
    mistyped:
      'You did not make this account? Then somebody mistyped an address. Set a new password, and it is yours to delete.',
    button: 'Plan a journey',
    reason: 'You get this because an account was made with this address.',
  },
  confirmation: {
    subject: 'Confirm your email',
    preview: 'Only if you made the account with this address.',
    text: (days: number) =>
      `Confirm that this address is yours, but only if you made this account yourself. A sign-in by Google then keeps your password. The link works for ${days} days.`,
    notYou:
      'You did not make this account? Then somebody mistyped an address: do not confirm it. Set a new password by "Forgot password", and it is yours to delete.',
    button: 'Confirm my email',
    reason: 'You get this because the account with this address asked for it.',
  },
  reset: {
    subject: 'Set a new password',
    preview: (minutes: number) => `The link works once, for ${minutes} minutes.`,
    asked: 'Somebody, we hope you, asked to set a new password for the account with this address.',
    works: (minutes: number) =>
      `The link works once, and for ${minutes} minutes from now. You sign in with the new password afterwards; every other device is signed out.`,
    notYou: 'It was not you? Then do nothing. Your password stays as it is.',
    button: 'Set a new password',
    reason:
      'You get this because a new password was asked for. We never ask for your password by mail.',
  },
  changed: {
    subject: 'Your password was changed',
    preview: 'If it was not you, set a new one now.',
    text: 'The password of your account was changed. Other devices were signed out.',
    account: 'Account',
    when: 'When',
    notYou:
      'It was not you? Set a new password now: this signs out whoever changed it. Then look through your bookings.',
    button: 'It was not me',
    reason: 'You get this whenever the password of your account changes.',
  },
  removed: {
    subject: 'You now sign in by Google',
    preview: 'The old password was removed. If it was not you, tell us.',
    text: 'Somebody signed in by Google with this email address. Your account had it, but it was never confirmed there. So the account now belongs to the sign-in by Google: the old password was removed, and every device was signed out.',
    next: 'Everything that was in the account is still there. To sign in by password too, set a new one by "Forgot password".',
    notYou:
      'It was not you who signed in by Google? Then somebody else can use the Google account of this address. Tell us: our telephone and email are at the foot of every page.',
    button: 'Set a new password',
    reason: 'You get this because the password of your account was removed.',
  },
  deleted: {
    subject: 'Your account was deleted',
    preview: 'What the law does not make us keep is gone.',
    text: (name: string | null, byStaff: boolean) =>
      `${name ? `The account ${name}` : 'Your account'} was deleted${byStaff ? ' by our staff' : ', as you asked'}, and every device was signed out.`,
    kept: (years: number, days: number) =>
      `Bookings that you paid stay in our books for ${years} years, as tax law asks: what was paid, who travelled, and the contact on them. Their passport numbers and documents go after ${days} days. Everything else is gone.`,
    last: 'This is the last letter we send to this address about the account.',
    reason: 'You get this because the account with this address was deleted.',
  },
}
