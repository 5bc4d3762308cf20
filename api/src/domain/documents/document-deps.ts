import type { FilesProvider } from '../../providers/files/files-provider.ts'
import type { LimitDeps } from '../limits.ts'

export interface DocumentDeps extends LimitDeps {
  newId: () => string
  files: FilesProvider
  /** A folder of this machine where uploads lie until they are made anew; nothing in it is kept. */
  uploadsDir: string
}
