import { facts, notice, text, type EmailContent } from '../email-content.ts'
import type { EmailPayloads } from '../../outbox/email-kinds.ts'
import type { Locale } from '../locale.ts'
import { shownName } from './shown-name.ts'

export function passwordChanged(
  { userName, changedAt }: EmailPayloads['password_changed'],
  { words, href, inDhaka }: Locale,
): EmailContent {
  const { changed } = words.account
  const name = shownName(userName)
  return {
    subject: changed.subject,
    preview: changed.preview,
    title: changed.subject,
    parts: [
      text(changed.text),
      facts(...(name ? [[changed.account, name] as const] : []), [
        changed.when,
        inDhaka(changedAt),
      ]),
      notice(changed.notYou),
    ],
    button: { label: changed.button, href: href('/forgot-password') },
    reason: changed.reason,
  }
}
