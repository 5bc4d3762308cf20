import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font } from 'harfbuzzjs'
import { keysOf } from '@jatra/contract/values/keys-of'
import { inflateSync } from 'node:zlib'

const HEADER = 12
const RECORD = 16
const WOFF_HEADER = 44
const WOFF_RECORD = 20

/**
 * The plain font in a WOFF file (W3C WOFF 1.0). HarfBuzz reads no WOFF, and PDFKit inflates it in JavaScript for every
 * document, which takes most of a receipt's time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(HEADER + count * RECORD)
  woff.copy(directory, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * RECORD, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((count - 2 ** power) * RECORD, 10)
  const tables: Buffer[] = []
  let at = directory.length
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_RECORD
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(from + 8))
    const length = woff.readUInt32BE(from + 12)
    const record = HEADER + index * RECORD
    woff.copy(directory, record, from, from + 4)
    woff.copy(directory, record + 4, from + 16, from + 20)
    directory.writeUInt32BE(at, record + 8)
    directory.writeUInt32BE(length, record + 12)
    // Each begins at a multiple of four.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.set(packed.length < length ? inflateSync(packed) : packed)
    tables.push(table)
    at += table.length
  }
  return Buffer.concat([directory, ...tables])
}

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
