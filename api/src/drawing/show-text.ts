/** A text in one font. */
export interface FontRun {
  /** The name that the document knows it by. */
  font: string
  text: string
}

/**
 * Writes runs of text after each other, the first at x with its baseline at y.
 *
 * @param says what they say, where their glyphs are in another order: it is found, copied and read aloud. PDFKit can mark
 *   a text with it, but sets the font inside the mark, and Poppler takes the size of a word from the font that is set
 *   where its mark ends.
 * @returns where they end
 */
export function showText(
  doc: PDFKit.PDFDocument,
  runs: readonly FontRun[],
  { x, y, size, says }: { x: number; y: number; size: number; says?: string },
): number {
  // The y axis of a page points up in the file.
  const baseline = doc.page.height - y
  doc.save().transform(1, 0, 0, -1, 0, doc.page.height)
  doc.addContent('BT')
  if (says !== undefined) doc.addContent(`/Span <</ActualText <${utf16(says)}>>> BDC`)
  let pen = x
  for (const { font, text } of runs) {
    const { _font: embedded } = doc.font(font, size)
    Object.assign(doc.page.fonts, { [embedded.id]: embedded.ref() })
    doc.addContent(`/${embedded.id} ${decimal(size)} Tf`)
    const [codes, positions] = embedded.encode(text)
    /** Glyphs that follow each other as a reader moves on by itself. */
    let row = { codes: '', x: pen, y: baseline, end: pen }
    const show = () => {
      if (row.codes === '') return
      doc.addContent(`1 0 0 1 ${decimal(row.x)} ${decimal(row.y)} Tm <${row.codes}> Tj`)
    }
    for (const [at, code] of codes.entries()) {
      const { xAdvance = 0, advanceWidth = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const [left, height] = [pen + (xOffset * size) / 1000, baseline + (yOffset * size) / 1000]
      if (Math.abs(left - row.end) > PRECISION || Math.abs(height - row.y) > PRECISION) {
        show()
        row = { codes: '', x: left, y: height, end: left }
      }
      row.codes += code
      row.end += (advanceWidth * size) / 1000
      pen += (xAdvance * size) / 1000
    }
    show()
  }
  if (says !== undefined) doc.addContent('EMC')
  doc.addContent('ET')
  doc.restore()
  return pen
}

/** Points. */
const PRECISION = 0.001
const decimal = (points: number) => String(Number(points.toFixed(3)))

/** A string of a PDF that may have any letter: UTF-16, with the mark that says so, in hexadecimal. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
