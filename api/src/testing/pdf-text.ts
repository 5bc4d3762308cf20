import { inflateSync } from 'node:zlib'

/** What a drawn PDF says: the text of each of its marked pieces, in the order in which they are read. */
export function pdfText(file: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(file).toString('latin1'))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.flatMap(({ head }) => {
    const resources = objects.get(reference(head, 'Resources'))?.head ?? ''
    const content = objects.get(reference(head, 'Contents'))?.text() ?? ''
    return readPage(content, fontsOf(resources, objects))
  })
}

/** The document's catalogue and information, as they stand in the file. */
export function pdfHead(file: Uint8Array): string {
  return Buffer.from(file).toString('latin1')
}

interface PdfObject {
  head: string
  text: () => string
}
type Emails = Map<string, string>

function readObjects(source: string): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream = ''] = body.split(/stream\n([\s\S]*)\nendstream/)
    found.set(id, {
      head,
      text: () => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
    })
  }
  return found
}

function reference(head: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? ''
}

/** For each font of a page: what its glyphs stand for. */
function fontsOf(resources: string, objects: Map<string, PdfObject>): Map<string, Emails> {
  const fonts = new Map<string, Emails>()
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = objects.get(reference(objects.get(id)?.head ?? '', 'ToUnicode'))?.text() ?? ''
    const emails: Emails = new Map()
    for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
      ;[...list.matchAll(/<([^>]*)>/g)].forEach(([, codes = ''], index) => {
        const units = codes.split(' ').join('').match(/.{4}/g) ?? []
        const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, '0')
        emails.set(glyph, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))))
      })
    }
    fonts.set(name, emails)
  }
  return fonts
}

function readPage(content: string, fonts: Map<string, Emails>): string[] {
  const pieces: string[] = []
  let font: Emails = new Map()
  let said = ''
  for (const line of content.split('\n')) {
    if (line === 'EMC') {
      if (said) pieces.push(said)
      said = ''
    }
    const name = /^\/(F\d+) [\d.]+ Tf$/.exec(line)?.[1]
    if (name) font = fonts.get(name) ?? new Map()
    if (!line.endsWith(' TJ')) continue
    for (const [, glyphs = ''] of line.matchAll(/<([^>]*)>/g)) {
      for (const glyph of glyphs.match(/.{4}/g) ?? []) said += font.get(glyph) ?? ''
    }
  }
  return pieces
}
