import { text, type EmailContent } from '../email-content.ts'
import type { Locale } from '../locale.ts'

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
