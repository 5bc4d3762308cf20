import type { EmailPayloads } from '../email-kinds.ts'
import { text, type EmailContent } from '../email-content.ts'
import { shownName } from './shown-name.ts'

export function welcome({ userName }: EmailPayloads['welcome'], siteUrl: string): EmailContent {
  const name = shownName(userName)
  return {
    subject: 'Welcome to Jatra',
    preview: 'Your account is ready.',
    title: name ? `Welcome, ${name}` : 'Welcome',
    parts: [
      text(
        'Your account is ready. Your bookings, receipts and the travellers you book for most are kept in it.',
      ),
      text(
        'The first price you see is the price you pay: every tax is inside, and the lines add up.',
      ),
      text(
        'You did not make this account? Then somebody mistyped an address. Set a new password, and it is yours to delete.',
      ),
    ],
    button: { label: 'Plan a journey', href: `${siteUrl}/` },
    reason: 'You get this because an account was made with this address.',
  }
}
