import { text, type EmailContent } from '../email-content.ts'

/** @param href where a new password is set, once and for so many minutes */
export function passwordReset(href: string, minutes: number): EmailContent {
  return {
    subject: 'Set a new password',
    preview: `The link works once, for ${minutes} minutes.`,
    title: 'Set a new password',
    parts: [
      text('Somebody, we hope you, asked to set a new password for the account with this address.'),
      text(
        `The link works once, and for ${minutes} minutes from now. You sign in with the new password afterwards; every other device is signed out.`,
      ),
      text('It was not you? Then do nothing. Your password stays as it is.'),
    ],
    button: { label: 'Set a new password', href },
    reason:
      'You get this because a new password was asked for. We never ask for your password by mail.',
  }
}
