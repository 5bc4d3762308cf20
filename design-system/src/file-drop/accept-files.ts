import type { FileDropMessages } from './file-drop-messages.ts'

export interface FileLimits {
  /** As in the `accept` attribute: 'image/*', 'image/png,.pdf'. */
  accept: string
  /** Bytes of one file. */
  maxBytes: number
  maxFiles: number
  /** Files that are stored already and count too. */
  taken?: number
}

/** The files that may join those already there, and a sentence for each that may not. */
export function acceptFiles(
  present: readonly File[],
  offered: readonly File[],
  limits: FileLimits,
  messages: FileDropMessages,
): { files: File[]; added: number; problems: string[] } {
  const files = [...present]
  const problems: string[] = []
  for (const file of offered) {
    if (files.some((known) => isSame(known, file))) continue
    if (!isAccepted(file, limits.accept)) problems.push(messages.notAccepted(file.name))
    else if (file.size > limits.maxBytes)
      problems.push(messages.tooLarge(file.name, inWords(limits.maxBytes)))
    else if (files.length + (limits.taken ?? 0) >= limits.maxFiles)
      problems.push(messages.tooMany(file.name, limits.maxFiles))
    else files.push(file)
  }
  return { files, added: files.length - present.length, problems }
}

/** Does the file match the `accept` attribute? A dropped file is not checked by the browser. */
export function isAccepted(file: { name: string; type: string }, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const rule = entry.trim().toLowerCase()
    if (rule === '' || rule === '*/*') return true
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule)
    const type = file.type.toLowerCase()
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule
  })
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}

/** '5 MB', '800 kB', '90 bytes'. */
export function inWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} kB`
    : `${Math.round(bytes / 100_000) / 10} MB`
}
