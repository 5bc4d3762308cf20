import { BOOKS_YEARS, DELETED_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import { text, type EmailContent } from '../email-content.ts'
import type { EmailPayloads } from '../../outbox/email-kinds.ts'
import type { Locale } from '../locale.ts'
import { shownName } from './shown-name.ts'

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
