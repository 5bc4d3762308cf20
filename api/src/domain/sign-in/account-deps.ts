export type { EnqueueDeps as AccountDeps } from '../mail/enqueue-email.ts'
