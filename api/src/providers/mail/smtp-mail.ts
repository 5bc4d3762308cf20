import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import { PermanentMailError, type MailProvider } from './mail-provider.ts'

interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS where the server offers it. */
  url: string
  /** `Jatra <hello@jatra.example>`; the server must let us write as it. */
  from: string
  /** How long the server may be silent, in milliseconds. Less than a claim on an email (send-email.ts). */
  patienceMs?: number
}

/** Emails to one server at the same time: as many as are claimed at once. */
const MAX_CONNECTIONS = 5

/** Hands emails to an SMTP server. An email is sent when the server has taken it, 250. */
export function createSmtpMail({ url, from, patienceMs = 30_000 }: SmtpOptions): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    async send(email) {
      try {
        await transport.sendMail(compose(email, from))
      } catch (error) {
        throw isForGood(error) ? new PermanentMailError(said(error), { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * True for an address or mailbox that the receiver says is not there: status 5.1.x and 5.2.x of RFC 3463. Every other
 * error may be a mistake of ours, such as a wrong password or a sender that the server does not know, and is mended.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false
  const { command, responseCode, message } = error
  return command === 'RCPT TO' && Number(responseCode) >= 500 && /\b5\.[12]\.\d/.test(message)
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
