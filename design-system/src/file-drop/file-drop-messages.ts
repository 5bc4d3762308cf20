export interface FileDropMessages {
  /** On the drop zone. */
  add: string
  drop: string
  /** Where the list would be. */
  empty: string
  remove: (name: string) => string
  preview: (name: string) => string
  notAccepted: (name: string) => string
  tooLarge: (name: string, limit: string) => string
  tooMany: (name: string, limit: number) => string
  /** Announced. */
  added: (count: number) => string
  removed: (name: string) => string
  progress: (name: string) => string
  uploaded: string
  /** On the button of a file that did not arrive, and its accessible name. */
  retry: string
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
  added: (count) => (count === 1 ? '1 file added' : `${count} files added`),
  removed: (name) => `${name} removed`,
  progress: (name) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  retry: 'Try again',
  retryNamed: (name) => `Try again: ${name}`,
}
