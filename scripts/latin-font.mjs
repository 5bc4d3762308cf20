// Cuts the Latin font down to what English text is made of, for the one file that every page waits for.
import subsetFont from 'subset-font'

const PRINTABLE = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) =>
  String.fromCharCode(0x20 + at),
).filter((sign) => !'\\^`'.includes(sign))

/**
 * Accents, symbols and three signs of programmers are in the full file, which is loaded in addition by pages that use
 * them.
 */
export const ENGLISH = `${PRINTABLE.join('')}\u00a0©·×–—‘’“”•…`

/** Those that our text is set in (decision 158). */
const keepFeatures = ['kern', 'liga', 'rvrn', 'tnum']
/** Those of the tokens. */
const WEIGHTS = { min: 400, max: 800 }
/** The middle of them: its kerning differs from that of any other by a fortieth of an em at most. */
const KERNED_AT = 600

/**
 * Letters vary in weight, and the spaces between two of them do not: what kerning varies by is a sixth of the file.
 * @param {Uint8Array} whole a variable font, WOFF2
 * @returns {Promise<Uint8Array>} WOFF2
 */
export async function cutLatin(whole) {
  const cut = (wght) =>
    subsetFont(whole, ENGLISH, { targetFormat: 'sfnt', keepFeatures, variationAxes: { wght } })
  const tables = tablesOf(await cut(WEIGHTS))
  tables.set('GPOS', tablesOf(await cut(KERNED_AT)).get('GPOS'))
  // Cut once more, for HarfBuzz leaves out what nothing refers to any longer, and counts the tables' checksums.
  return subsetFont(fontOf(tables), ENGLISH, { targetFormat: 'woff2', keepFeatures })
}

/** Bytes of the header of a font, and of its entry for a table: tag, checksum, offset, length (OpenType, Table directory). */
const HEADER = 12
const ENTRY = 16

/** @returns {Map<string, Buffer>} the tables of a font by their tags */
function tablesOf(font) {
  const bytes = Buffer.from(font)
  const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => HEADER + ENTRY * at)
  return new Map(
    entries.map((entry) => {
      const offset = bytes.readUInt32BE(entry + 8)
      const table = bytes.subarray(offset, offset + bytes.readUInt32BE(entry + 12))
      return [bytes.toString('latin1', entry, entry + 4), table]
    }),
  )
}

/** A font of these tables, whose checksums are not counted. */
function fontOf(tables) {
  const directory = Buffer.alloc(HEADER + ENTRY * tables.size)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tables.size, 4)
  const parts = [directory]
  let offset = directory.length
  for (const [at, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const entry = HEADER + ENTRY * at
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
