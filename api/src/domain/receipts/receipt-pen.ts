import type { Language } from '@jatra/contract/values/language'
import PDFDocument from 'pdfkit'
import { pdfFont } from '../../drawing/pdf-font.ts'
import { showText } from '../../drawing/show-text.ts'
import {
  cutOf,
  reorders,
  runsOf,
  type Piece,
  type Run,
  type Weight,
} from '../../drawing/typeface.ts'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const
export const END = PAGE.width - PAGE.margin

/** Ink, and two tones that remain distinct on a black and white printer. */
export const inks = { text: '#14201F', muted: '#55625F', brand: '#0B6B5D' } as const

export interface Look {
  /** Points. */
  size: number
  weight?: Weight
  ink?: keyof typeof inks
}

interface PenOptions {
  title: string
  author: string
  language: Language
  /** The creation time in the file. Nothing else in it depends on time or place. */
  madeAt: Date
}

/** Draws on A4 in the product's fonts, with tags for screen readers. */
export interface Pen {
  doc: PDFKit.PDFDocument
  language: Language
  widthOf(text: string, look: Look): number
  /** Writes one line, its baseline at y. */
  write(text: string, x: number, y: number, look: Look): void
  /** The same, ending at x. */
  writeTo(text: string, x: number, y: number, look: Look): void
  /** The lines of a text in a width, broken between words. */
  linesOf(text: string, width: number, look: Look): string[]
  /** Marks the content of `draw` with a `tag`: H1, P, TD, or TH for what the rest of its row is about. */
  as(tag: string, draw: () => void): void
  /** Groups the content under a structure tag: Table, TR. */
  group(tag: string, content: () => void): void
  /** Marks the content of `draw` as decoration. */
  decorate(draw: () => void): void
  /** The running stitch. */
  stitch(x: number, y: number, width: number): void
  /** Ends the document and returns its bytes. */
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

export function createPen({ title, author, language, madeAt }: PenOptions): Pen {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    // ISO 14289-1: what a screen reader needs is in the file.
    // @ts-expect-error -- PDFKit's types leave out the one value that it has for it
    subset: 'PDF/UA',
    // PDFKit writes these into XML as they are.
    info: { Title: inXml(title), Author: inXml(author), CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open = [root]

  const known = new Set<string>()
  const fontOf = (piece: Piece, { weight = 400 }: Look) => {
    const cut = cutOf(piece, weight)
    if (!known.has(cut.name)) doc.registerFont(cut.name, pdfFont(cut))
    known.add(cut.name)
    return cut.name
  }

  const pen: Pen = {
    doc,
    language,
    widthOf: (text, look) =>
      runsOf(text).reduce(
        (sum, run) => sum + doc.font(fontOf(run.piece, look), look.size).widthOfString(run.text),
        0,
      ),
    write(text, x, y, look) {
      let at = x
      doc.fillColor(inks[look.ink ?? 'text'])
      for (const { words, runs, reordered } of phrasesOf(text)) {
        const fontRuns = runs.map((run) => ({ font: fontOf(run.piece, look), text: run.text }))
        const place = { x: at, y, size: look.size }
        at = showText(doc, fontRuns, reordered ? { ...place, says: words } : place)
      }
    },
    writeTo(text, x, y, look) {
      pen.write(text, x - pen.widthOf(text, look), y, look)
    },
    linesOf(text, width, look) {
      const lines: string[] = []
      for (const word of text.split(' ')) {
        const last = lines.at(-1)
        const longer = last === undefined ? word : `${last} ${word}`
        if (last !== undefined && pen.widthOf(longer, look) > width) lines.push(word)
        else lines.splice(-1, 1, longer)
      }
      // A blank parts two words in a file, and the end of a line does not.
      return lines.map((line, at) => (at < lines.length - 1 ? `${line} ` : line))
    },
    as(tag, draw) {
      const content = doc.markStructureContent(tag)
      draw()
      doc.endMarkedContent()
      open.at(-1)?.add(doc.struct(tag, tag === 'TH' ? { scope: 'Row' } : {}, [content]))
    },
    group(tag, content) {
      const element = doc.struct(tag)
      open.at(-1)?.add(element)
      open.push(element)
      content()
      open.pop()
      element.end()
    },
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    stitch(x, y, width) {
      pen.decorate(() => {
        doc.save().lineWidth(2).lineCap('round').dash(7, { space: 6 }).strokeColor(inks.brand)
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke()
          .restore()
      })
    },
    finish() {
      root.end()
      return new Promise((resolve, reject) => {
        doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
        doc.on('error', reject)
        doc.end()
      })
    },
  }
  return pen
}

const inXml = (text: string) => text.replaceAll('&', '+').replaceAll('<', '(')

/** Texts of a line, each drawn in one go. */
interface Phrase {
  words: string
  runs: Run[]
  /** Drawn in another order than it is read in, so that it is marked with what it says. */
  reordered: boolean
}

/** Splits a line into words of Bangla, and what is between them. */
function phrasesOf(line: string): Phrase[] {
  const phrases: Phrase[] = []
  for (const words of line.match(/ +|[^ ]+/g) ?? []) {
    const reordered = runsOf(words).some(({ piece }) => reorders(piece))
    const last = phrases.at(-1)
    if (last && !last.reordered && !reordered) last.words += words
    else phrases.push({ words, runs: [], reordered })
  }
  return phrases.map((phrase) => ({ ...phrase, runs: runsOf(phrase.words) }))
}
