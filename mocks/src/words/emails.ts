/** Subjects of emails about an account. Those about an order are the contract's (email-subjects.ts). */
export const emails = {
  welcome: 'Welcome to Jatra',
  newPassword: 'Set a new password',
  passwordChanged: 'Your password was changed',
  accountDeleted: 'Your account was deleted',
}
