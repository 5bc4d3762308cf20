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

/** Splits a text by the pieces that have its letters. Letters that none has become `?`, so that they are not lost. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const piece = keysOf(pieces).find((one) => covers(one, segment))
    const run = piece ? { piece, text: segment } : { piece: 'latin' as const, text: '?' }
    const last = runs.at(-1)
    if (last?.piece === run.piece) last.text += run.text
    else runs.push(run)
  }
  return runs
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** All weights of a piece have the same letters. */
function covers(piece: Piece, grapheme: string): boolean {
  const { font } = cutOf(piece, 400)
  return Array.from(grapheme.replace(UNSEEN, '')).every(
    (letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined,
  )
}
