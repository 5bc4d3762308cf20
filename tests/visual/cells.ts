import type { Language } from '@jatra/contract/values/language'
import { differsInBangla } from './overviews.ts'

/**
 * One way to look at a story. Between them they hold what a theme, a width or a setting can break. Light at 360 px and dark
 * at 1280 are none: in 200 commits neither changed where no other did.
 */
export interface Cell {
  name: string
  theme: 'light' | 'dark'
  /** CSS pixels. */
  width: 360 | 1280
  height: number
  /** Per cent of the usual text size. */
  text: 100 | 200
  forcedColours: boolean
  language: Language
}

const phone = { width: 360, height: 760, text: 100, forcedColours: false, language: 'en' } as const
const desktop = { ...phone, width: 1280, height: 800 } as const

export const cells = [
  // The first, because a frame speaks one language from its load on.
  { name: 'bangla-360', theme: 'light', ...phone, language: 'bn' },
  { name: 'light-1280', theme: 'light', ...desktop },
  // Colours and sizes break apart from each other, so one picture shows both; the last cell has English at its own size.
  { name: 'dark-text-200-360', theme: 'dark', ...phone, text: 200 },
  // The last, because Chromium keeps the forced background of a page when colours are no longer forced.
  { name: 'forced-colours-360', theme: 'light', ...phone, forcedColours: true },
] as const satisfies Cell[]

export type CellName = (typeof cells)[number]['name']

/** The cells of one story. */
export const cellsOf = (story: string) =>
  cells.filter(({ language }) => language === 'en' || differsInBangla(story))
