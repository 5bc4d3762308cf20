import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'
import { text, type EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'

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
