import type { OutgoingEmail, MailProvider } from '../providers/mail/mail-provider.ts'

/** Keeps emails in memory, oldest first. */
export function createMemoryMail(): MailProvider & { emails: OutgoingEmail[] } {
  const emails: OutgoingEmail[] = []
  return {
    emails,
    async send(email) {
      emails.push(email)
    },
    close: () => {},
  }
}
