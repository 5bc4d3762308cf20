/** A file that goes with an email. */
export interface EmailAttachment {
  name: string
  /** Its media type, with parameters. */
  type: string
  content: Uint8Array
}

/** An email as it goes out. */
export interface OutgoingEmail {
  /** The same at every attempt; the Message-ID is made of it, so that receivers can recognise a second copy. */
  id: string
  /** The address of one mailbox, without a name. */
  to: string
  /** When it was enqueued, epoch milliseconds. */
  writtenAt: number
  subject: string
  text: string
  html: string
  /** Where its button leads; null without one. */
  link: string | null
  attachments: readonly EmailAttachment[]
}

/** Takes emails to their receivers, or to a folder (decision 046). */
export interface MailProvider {
  /**
   * Resolves once the mail server has accepted it.
   * @throws PermanentMailError when it can never be delivered; any other error when a later attempt may succeed
   */
  send(email: OutgoingEmail): Promise<void>
  /** Lets go of connections. May be called twice. */
  close(): void
}

/** The receiver's server will never take this email: the mailbox is not there, say. */
export class PermanentMailError extends Error {}
