import { inDhaka } from '../describe-order.ts'
import type { EmailPayloads } from '../email-kinds.ts'
import { facts, notice, text, type EmailContent } from '../email-content.ts'
import { shownName } from './shown-name.ts'

export function passwordChanged(
  { userName, changedAt }: EmailPayloads['password_changed'],
  siteUrl: string,
): EmailContent {
  const name = shownName(userName)
  return {
    subject: 'Your password was changed',
    preview: 'If it was not you, set a new one now.',
    title: 'Your password was changed',
    parts: [
      text('The password of your account was changed. Other devices were signed out.'),
      facts(...(name ? [['Account', name] as const] : []), ['When', inDhaka(changedAt)]),
      notice(
        'It was not you? Set a new password now: this signs out whoever changed it. Then look through your bookings.',
      ),
    ],
    button: { label: 'It was not me', href: `${siteUrl}/forgot-password` },
    reason: 'You get this whenever the password of your account changes.',
  }
}
