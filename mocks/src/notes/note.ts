import { splitLanguage } from '@jatra/contract/values/language'

/** A note on a page, at a place of it: a share of its width, and px from its top. */
export interface Note {
  id: string
  /** The page's path, without its language and its query: a note holds for each search of a list. */
  screen: string
  text: string
  x: number
  y: number
}

export const MAX_NOTE = 280
/** More than one puts on a page. */
export const MAX_NOTES = 50

export const screenOf = (at: string): string => splitLanguage(at).page.split('?')[0] ?? '/'
