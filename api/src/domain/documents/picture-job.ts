/** What is said between the API and the process that opens pictures. */

/** What is to become of a picture: a page that can be read, or a square of somebody. */
export type PictureUse = 'document' | 'avatar'

/** Files: the upload, and where the picture made from it goes. */
export interface PictureJob {
  use: PictureUse
  from: string
  to: string
}

/** A picture that was made anew. */
export interface RemadePicture {
  bytes: number
  /** Pixels. */
  width: number
  height: number
}

export type PictureAnswer =
  | { picture: RemadePicture }
  | { refused: 'tooSmall' | 'tooWide' | 'tooHeavy' | 'unreadable'; because?: string }
