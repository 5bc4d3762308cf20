import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '@jatra/contract/observability/logging'
import { compose } from './compose.ts'
import type { MailProvider } from './mail-provider.ts'

/**
 * Keeps emails as .eml files, which every mail program opens, where no mail server is configured. The log says each
 * email's subject and, when asked to, its link: this is how one comes on without mail.
 * @param sayLinks not for a server with visitors: who reads the log could follow a reset link
 */
export function createOutboxFolder(
  folder: string,
  from: string,
  log: Logger,
  sayLinks: boolean,
): MailProvider {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(email) {
      const { message } = await transport.sendMail(compose(email, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const written = new Date(email.writtenAt).toISOString().replace(/:/g, '-')
      // The same email again is the same file.
      const file = join(folder, `${written}-${email.id}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      const { subject, link } = email
      log.info('email_in_outbox', { subject, ...(link && sayLinks && { link }), file })
    },
    close: () => transport.close(),
  }
}
