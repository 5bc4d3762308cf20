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

/** How many times as long as it may be silent the server may take for an email. */
const SEND_PATIENCE = 2

/** Hands emails to an SMTP server. An email is sent when the server has taken it, 250. */
export function createSmtpMail({ url, from, patienceMs = 30_000 }: SmtpOptions): MailProvider {
  const open = () =>
    createTransport({
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      dnsTimeout: patienceMs,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    })
  let transport = open()
  return {
    async send(email) {
      const used = transport
      try {
        await within(patienceMs * SEND_PATIENCE, used.sendMail(compose(email, from)))
      } catch (error) {
        // Its connection hangs in the pool, where later emails would wait for it.
        if (error instanceof SendTooLong && used === transport) transport = open()
        if (error instanceof SendTooLong) used.close()
        throw isForGood(error) ? new PermanentMailError(said(error), { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** The server was never silent for long and did not take the email all the same. */
class SendTooLong extends Error {}

async function within(ms: number, sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new SendTooLong(`The mail server took over ${ms} ms`)), ms)
  })
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
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
