import type { Hasher } from '../auth/hasher.ts'
import type { DocumentDeps } from '../documents/document-deps.ts'

export interface UserDeps extends DocumentDeps {
  hasher: Hasher
}
