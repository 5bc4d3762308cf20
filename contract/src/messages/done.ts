/** What the API says of things that went well. */
export const done = {
  signedOut: 'Signed out',
  signedOutEverywhere: 'Signed out everywhere',
  passwordChanged: 'Your password was changed. Your other devices were signed out.',
  // The same whether or not an account has the address.
  resetSent: 'If an account has this email, a mail with a link is on its way.',
  passwordReset: 'Your new password is set. Please sign in with it.',
  emailConfirmed: 'Your email is confirmed.',
  confirmationSent: 'An email with the link is on its way.',
  travelerAdded: 'Traveller added successfully',
  travelerUpdated: 'Traveller details updated successfully',
  travelerRemoved: 'Traveller removed',
  passportDraftForgotten: 'Passport details forgotten',
} as const
export type DoneKey = keyof typeof done
