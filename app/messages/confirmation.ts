import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'

/** The copy of confirming an email, kept out of the main catalogue so that only its page loads it. */
export const confirmation = {
  title: 'Confirm your email',
  text: 'Confirm that this email is yours, if you made the account with it. A sign-in by Google then keeps your password.',
  notYou:
    'You did not make an account with us? Then do not confirm it: somebody mistyped an address.',
  submit: 'Confirm my email',
  confirmedTitle: 'Your email is confirmed',
  confirmedText: 'Thank you. There is nothing more to do.',
  deadTitle: 'This link does not work any more',
  deadText: `A link works for ${CONFIRM_DAYS} days, for the address that it was sent to. You can send yourself a new one from your profile.`,
  profile: 'To my profile',
} as const
