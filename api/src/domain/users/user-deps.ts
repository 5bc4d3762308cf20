import type { Hasher } from '../auth/hasher.ts'
import type { DocumentDeps } from '../documents/document-deps.ts'
import type { EnqueueDeps } from '../outbox/enqueue-email.ts'

export interface UserDeps extends DocumentDeps, EnqueueDeps {
  hasher: Hasher
}
