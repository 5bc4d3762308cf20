import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font } from 'harfbuzzjs'
import { keysOf } from '@jatra/contract/values/keys-of'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)

export type Weight = 400 | 500 | 600 | 700

/** Anek in pieces, as it is published. A letter is drawn with the first that has it. */
const pieces = {
  latin: 'anek-latin/files/anek-latin-latin',
  extended: 'anek-latin/files/anek-latin-latin-ext',
  vietnamese: 'anek-latin/files/anek-latin-vietnamese',
  bangla: 'anek-bangla/files/anek-bangla-bengali',
} as const
export type Piece = keyof typeof pieces

/** Their letters do not follow each other as they are typed, so a reader has to be told what a word of them says. */
export const reorders = (piece: Piece) => piece === 'bangla'

/** A piece of the typeface in one weight. */
export interface Cut {
  name: string
  /** A plain font file. */
  file: Buffer
  font: Font
}

const cuts = new Map<string, Cut>()

/** Reads each once in the life of a thread. */
export function cutOf(piece: Piece, weight: Weight): Cut {
  const name = `${piece}-${weight}`
  const known = cuts.get(name)
  if (known) return known
  const file = unpackWoff(
    readFileSync(resolve(`@fontsource/${pieces[piece]}-${weight}-normal.woff`)),
  )
  const cut = { name, file, font: new Font(new Face(new Blob(file))) }
  cuts.set(name, cut)
  return cut
}

/** A run of text in one piece. */
export interface Run {
  piece: Piece
  text: string
}

/**
 * Splits a text by the pieces that have its letters. An emoji, which none has, is left out; letters that none has are
 * refused by the forms (`contract/src/fields/printable.ts`).
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const seen = segment.replace(UNSEEN, '')
    if (seen === '') continue
    const parts = pieceOf(seen) ? [seen] : Array.from(seen)
    for (const part of parts) {
      const piece = pieceOf(part)
      if (!piece) continue
      // Joiners without a width decide how a word of Bangla is written, and would be blanks in the others.
      const written = piece === 'bangla' && parts.length === 1 ? segment : part
      const last = runs.at(-1)
      if (last?.piece === piece) last.text += written
      else runs.push({ piece, text: written })
    }
  }
  return runs
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** The first piece that has all letters of a text, or none. All weights of a piece have the same letters. */
const pieceOf = (letters: string) =>
  keysOf(pieces).find((piece) => {
    const { font } = cutOf(piece, 400)
    return Array.from(letters).every(
      (letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined,
    )
  })
