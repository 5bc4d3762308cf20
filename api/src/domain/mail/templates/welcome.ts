import { text, type EmailContent } from '../email-content.ts'
import type { EmailPayloads } from '../email-kinds.ts'
import type { Locale } from '../locale.ts'
import { shownName } from './shown-name.ts'

export function welcome({ userName }: EmailPayloads['welcome'], locale: Locale): EmailContent {
  const words = locale.words.account.welcome
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title(shownName(userName)),
    parts: [text(words.ready), text(words.price), text(words.mistyped)],
    button: { label: words.button, href: locale.href('/') },
    reason: words.reason,
  }
}
