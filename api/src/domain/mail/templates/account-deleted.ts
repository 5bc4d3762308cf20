import { BOOKS_YEARS, DELETED_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import type { EmailPayloads } from '../email-kinds.ts'
import { text, type EmailContent } from '../email-content.ts'
import { shownName } from './shown-name.ts'

export function accountDeleted({ userName }: EmailPayloads['account_deleted']): EmailContent {
  const name = shownName(userName)
  return {
    subject: 'Your account was deleted',
    preview: 'What the law does not make us keep is gone.',
    title: 'Your account was deleted',
    parts: [
      text(
        `${name ? `The account ${name}` : 'Your account'} was deleted, as you asked, and every device was signed out.`,
      ),
      text(
        `Bookings that you paid stay in our books for ${String(BOOKS_YEARS)} years, as tax law asks: what was paid, who travelled, and the contact on them. Their passport numbers and documents go after ${String(DELETED_DOCUMENTS_DAYS)} days. Everything else is gone.`,
      ),
      text('This is the last letter we send to this address about the account.'),
    ],
    button: null,
    reason: 'You get this because the account with this address was deleted.',
  }
}
