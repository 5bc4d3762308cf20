import { plural } from '../language/index.ts'

export interface FileDropMessages {
  /** On the drop zone. */
  add: string
  /** The words after the button, such as 'or drop it here'. */
  drop: string
  /** Where the list would be. */
  empty: string
  /** Name of the button that removes a file. */
  remove: (name: string) => string
  /** Name of the picture of a file. */
  preview: (name: string) => string
  /** The error for a file of a kind that is not accepted. */
  notAccepted: (name: string) => string
  /** The error for a file above the limit, which is text such as '5 MB'. */
  tooLarge: (name: string, limit: string) => string
  /** The error when there are more files than `maxFiles`. */
  tooMany: (name: string, limit: number) => string
  /** Announced. */
  added: (count: number) => string
  /** Announced after a file is removed. */
  removed: (name: string) => string
  /** Name of the progress bar of a file. */
  progress: (name: string) => string
  /** Shown on a file whose upload is complete. */
  uploaded: string
  /** On the button of a file that did not arrive, and its accessible name. */
  retry: string
  /** Name of the button that uploads a failed file again. */
  retryNamed: (name: string) => string
}

export const fileDropMessages: FileDropMessages = {
  add: 'Add a picture',
  drop: 'or drop it here',
  empty: 'No picture yet',
  remove: (name) => `Remove ${name}`,
  preview: (name) => `Preview of ${name}`,
  notAccepted: (name) => `${name} is not a picture. Choose a JPG, PNG or WebP.`,
  tooLarge: (name, limit) => `${name} is larger than ${limit}. Choose a smaller one.`,
  tooMany: (name, limit) => `${name} was left out: at most ${limit} files.`,
  added: (count) => `${count} ${plural(count, { one: 'file', other: 'files' })} added`,
  removed: (name) => `${name} removed`,
  progress: (name) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  retry: 'Try again',
  retryNamed: (name) => `Try again: ${name}`,
}
