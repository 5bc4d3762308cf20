import { facts, notice, text, type EmailContent } from '../email-content.ts'
import type { EmailPayloads } from '../../outbox/email-kinds.ts'
import type { Locale } from '../locale.ts'
import { shownName } from './shown-name.ts'

/** An account whose address was never confirmed now belongs to the sign-in by Google (decision 048). */
export function passwordRemoved(
  { userName, removedAt }: EmailPayloads['password_removed'],
  { words, href, inDhaka }: Locale,
): EmailContent {
  const { removed, changed } = words.account
  const name = shownName(userName)
  return {
    subject: removed.subject,
    preview: removed.preview,
    title: removed.subject,
    parts: [
      text(removed.text),
      facts(...(name ? [[changed.account, name] as const] : []), [
        changed.when,
        inDhaka(removedAt),
      ]),
      text(removed.next),
      notice(removed.notYou),
    ],
    button: { label: removed.button, href: href('/forgot-password') },
    reason: removed.reason,
  }
}
