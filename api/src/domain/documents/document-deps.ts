import type { FilesProvider } from '../../providers/files/files-provider.ts'
import type { LimitDeps } from '../limits.ts'

export interface DocumentDeps extends LimitDeps {
  newId: () => string
  files: FilesProvider
  /** A local folder for uploads until they are sanitized; nothing in it is kept. */
  uploadsDir: string
}
