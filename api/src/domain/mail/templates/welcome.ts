import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'
import { text, type EmailContent } from '../email-content.ts'
import type { EmailPayloads } from '../../outbox/email-kinds.ts'
import type { Locale } from '../locale.ts'
import { shownName } from './shown-name.ts'

/** @param confirmHref where the address is confirmed; null where it is already, as of a sign-in by Google */
export function welcome(
  { userName }: EmailPayloads['welcome'],
  confirmHref: string | null,
  locale: Locale,
): EmailContent {
  const { welcome: words, confirmation } = locale.words.account
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title(shownName(userName)),
    parts: [
      text(words.ready),
      text(words.price),
      ...(confirmHref
        ? [text(confirmation.text(CONFIRM_DAYS)), text(confirmation.notYou)]
        : [text(words.mistyped)]),
    ],
    button: confirmHref
      ? { label: confirmation.button, href: confirmHref }
      : { label: words.button, href: locale.href('/') },
    reason: words.reason,
  }
}
