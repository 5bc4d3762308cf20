// A process that tickets and dies of it: node ticketing-process.ts <TicketingInput as JSON>.
import { payAndTicket, type TicketingInput } from './ticketing.ts'

await payAndTicket(JSON.parse(process.argv[2] ?? '') as TicketingInput)
