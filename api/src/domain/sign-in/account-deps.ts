export type { EnqueueDeps as AccountDeps } from '../outbox/enqueue-email.ts'
