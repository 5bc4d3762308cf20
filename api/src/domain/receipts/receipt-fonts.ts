import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { keysOf } from '@jatra/contract/values/keys-of'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

export const weights = [400, 600, 700] as const
export type Weight = (typeof weights)[number]

/** Anek in three pieces, as it is published. Neither Latin piece has ৳; the Bangla one does. */
const pieces = {
  latin: 'anek-latin/files/anek-latin-latin',
  extended: 'anek-latin/files/anek-latin-latin-ext',
  bangla: 'anek-bangla/files/anek-bangla-bengali',
} as const
type Piece = keyof typeof pieces

/** The name that a document knows a font by. */
export const fontName = (piece: Piece, weight: Weight) => `${piece}-${weight}`

const read = new Map<string, Buffer>()

/** Every font with its file, each read once in the life of the thread. */
export function receiptFonts(): { name: string; file: Buffer }[] {
  return keysOf(pieces).flatMap((piece) =>
    weights.map((weight) => {
      const path = `@fontsource/${pieces[piece]}-${weight}-normal.woff`
      const file = read.get(path) ?? unpackWoff(readFileSync(require.resolve(path)))
      read.set(path, file)
      return { name: fontName(piece, weight), file }
    }),
  )
}

/** A run of text in one font. */
export interface Run {
  piece: Piece
  text: string
}

/**
 * Splits a text into runs by the fonts that have its letters. Letters of other scripts become `?`, so that they are not
 * lost.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const piece = pieceOf(segment)
    const shown = piece === null ? '?' : segment
    const last = runs.at(-1)
    if (last && last.piece === (piece ?? 'latin')) last.text += shown
    else runs.push({ piece: piece ?? 'latin', text: shown })
  }
  return runs
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })

function pieceOf(grapheme: string): Piece | null {
  if (/^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/.test(grapheme))
    return 'latin'
  if (/^[\p{Script=Bengali}\u0964\u0965\u200c\u200d]+$/u.test(grapheme)) return 'bangla'
  return /^[\u0100-\u017f\u1e80-\u1e85]+$/.test(grapheme) ? 'extended' : null
}
