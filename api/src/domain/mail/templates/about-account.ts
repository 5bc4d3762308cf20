import {
  CONFIRM_DAYS,
  BOOKS_YEARS,
  DELETED_DOCUMENTS_DAYS,
} from '@jatra/contract/account/account-limits'
import { text, type EmailContent, facts, notice } from '../email-content.ts'
import type { EmailPayloads } from '../../outbox/email-kinds.ts'
import type { Locale } from '../locale.ts'

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

/** @param href where the address is confirmed */
export function emailConfirmation(href: string, { words }: Locale): EmailContent {
  const { confirmation } = words.account
  return {
    subject: confirmation.subject,
    preview: confirmation.preview,
    title: confirmation.subject,
    parts: [text(confirmation.text(CONFIRM_DAYS)), text(confirmation.notYou)],
    button: { label: confirmation.button, href },
    reason: confirmation.reason,
  }
}

/** @param href the link to set a new password, which works once @param minutes for how long it works */
export function passwordReset(href: string, minutes: number, { words }: Locale): EmailContent {
  const { reset } = words.account
  return {
    subject: reset.subject,
    preview: reset.preview(minutes),
    title: reset.subject,
    parts: [text(reset.asked), text(reset.works(minutes)), text(reset.notYou)],
    button: { label: reset.button, href },
    reason: reset.reason,
  }
}

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

/** An account whose address was never confirmed now belongs to the sign-in by Google. */
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

export function accountDeleted(
  { userName, byStaff }: EmailPayloads['account_deleted'],
  { words }: Locale,
): EmailContent {
  const { deleted } = words.account
  return {
    subject: deleted.subject,
    preview: deleted.preview,
    title: deleted.subject,
    parts: [
      text(deleted.text(shownName(userName), byStaff)),
      text(deleted.kept(BOOKS_YEARS, DELETED_DOCUMENTS_DAYS)),
      text(deleted.last),
    ],
    button: null,
    reason: deleted.reason,
  }
}

/**
 * A username as a greeting may hold it. Anyone can sign up with another person's address, and mail programs turn
 * `www.example.com` into a link: a name that looks like one is left out.
 */
function shownName(userName: string): string | null {
  return /^[\p{L}\p{M}\p{N}_-]+$/u.test(userName) ? userName : null
}
