// A process that books, sends emails, and dies of it: node mailing-process.ts <MailingInput as JSON>.
import { bookAndSend, type MailingInput } from './mailing.ts'

await bookAndSend(JSON.parse(process.argv[2] ?? '') as MailingInput)
