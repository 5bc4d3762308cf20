import type { Letter, MailProvider } from '../providers/mail/mail-provider.ts'

/** Letters that go nowhere; `letters` is what they are, oldest first. */
export function createMemoryMail(): MailProvider & { letters: Letter[] } {
  const letters: Letter[] = []
  return {
    letters,
    async send(letter) {
      letters.push(letter)
    },
    close: () => {},
  }
}
