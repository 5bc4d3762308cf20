/** A letter as it goes out. */
export interface Letter {
  /** The same for every try at sending it: the Message-ID is made of it, so that receivers can know a second copy. */
  id: string
  /** The address of one mailbox, without a name. */
  to: string
  /** When it was owed, epoch milliseconds. */
  writtenAt: number
  subject: string
  text: string
  html: string
  /** Where its button leads; null without one. */
  link: string | null
}

/** Takes letters to their receivers, or to a folder (docs/decisions/046). */
export interface MailProvider {
  /**
   * Resolves once somebody else answers for the letter.
   * @throws MailRefused when trying again is no use; any other error when it may be
   */
  send(letter: Letter): Promise<void>
  /** Lets go of connections. May be called twice. */
  close(): void
}

/** The receiver's server will never take this letter: the mailbox is not there, say. */
export class MailRefused extends Error {}
