import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** What was taken, 250, oldest first. */
  emails: Email[]
  /** How it takes emails from now on. */
  mood: Mood
  /** Runs when an email has come in that is never answered. */
  onSilence: () => void
  close(): Promise<void>
}

/** `silent`: it listens and never answers the email. An Error is answered to the recipient, with its `responseCode`. */
type Mood = 'taking' | 'silent' | Error

/** A real SMTP server on a free port, which keeps what it takes. With a user and a password it wants them. */
export async function startMailServer(account?: {
  user: string
  password: string
}): Promise<MailServer> {
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !account,
    allowInsecureAuth: true,
    closeTimeout: 0,
    onAuth({ username, password }, _session, answer) {
      const known = username === account?.user && password === account?.password
      answer(known ? null : new Error('535 no'), known ? { user: username } : undefined)
    },
    onRcptTo(_address, _session, answer) {
      answer(mail.mood instanceof Error ? mail.mood : null)
    },
    onData(stream, _session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mail.mood === 'silent') mail.onSilence()
        else void take(Buffer.concat(chunks)).then(() => answer(null))
      })
    },
  })
  const take = async (message: Buffer) => {
    mail.emails.push(await PostalMime.parse(message))
  }
  // A client that is killed, or that hangs up, is no fault of the server's.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const who = account ? `${account.user}:${encodeURIComponent(account.password)}@` : ''
  const mail: MailServer = {
    url: `smtp://${who}127.0.0.1:${port}`,
    emails: [],
    mood: 'taking',
    onSilence: () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mail
}
