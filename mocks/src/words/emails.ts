/** Subjects of emails about an account. Those about an order are the contract's (email-subjects.ts). */
export const emails = {
  welcome: 'Welcome to Jatra',
  confirmEmail: 'Confirm your email',
  newPassword: 'Set a new password',
  passwordChanged: 'Your password was changed',
  passwordRemoved: 'You now sign in by Google',
  accountDeleted: 'Your account was deleted',
}
