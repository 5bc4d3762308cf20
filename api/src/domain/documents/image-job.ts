/** Messages between the API and the image worker. */

/** The use of a picture: a legible page, or a square avatar. */
export type ImageUse = 'document' | 'avatar'

/** Paths of the upload and of the sanitized image. */
export interface ImageJob {
  use: ImageUse
  from: string
  to: string
}

/** The sanitized image. */
export interface SanitizedImage {
  bytes: number
  /** Pixels. */
  width: number
  height: number
}

export type ImageAnswer =
  | { picture: SanitizedImage }
  | { rejected: 'tooSmall' | 'tooWide' | 'tooHeavy' | 'unreadable'; because?: string }
  /** For a reason of ours. */
  | { failed: string }
