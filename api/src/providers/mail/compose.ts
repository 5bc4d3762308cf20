import type { SendMailOptions } from 'nodemailer'
import type { OutgoingEmail } from './mail-provider.ts'

/** An email as nodemailer takes it. @param from `Jatra <hello@jatra.example>` */
export function compose(email: OutgoingEmail, from: string): SendMailOptions {
  const { id, to, writtenAt, subject, text, html, attachments } = email
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // As an object: an address in a text could be read as several.
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    messageId: `<${id}@${domain}>`,
    date: new Date(writtenAt),
    // RFC 3834: no absence notes in return.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Nothing in an email is a file's path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
