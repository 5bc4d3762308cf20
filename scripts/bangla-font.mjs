// Cuts Bangla fonts down to the glyphs that written Bangla needs. A cut by letters alone keeps every conjunct that its
// letters could ever form, and the typeface draws over 900 of them.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { convert } from 'fontverter'
import {
  Blob,
  Buffer as Text,
  Face,
  Font,
  shape,
  shapeWithTrace,
  TracePhase,
  Variation,
} from 'harfbuzzjs'
import { root } from './project.mjs'

/** Letters, signs and digits of today's Bangla, what joins and parts them, and the ring that a lone vowel sign stands on. */
export const BANGLA =
  'ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ\u09dc\u09dd\u09dfৎ\u09bcািীুূৃেৈোৌ্ৗ০১২৩৪৫৬৭৮৯।\u200c\u200d\u25cc '

const CONSONANTS = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ', 'ড়', 'য়']
const SIGNS = ['', ...'ািীুূৃেৈোৌঁ']

/**
 * Usual conjuncts of written Bangla, whether or not our own texts have them: staff write packages, and words come later. One
 * that is missing here and in our texts is drawn with the sign that joins its letters (hasanta), and can be read.
 */
const CONJUNCTS = `ক্ক ক্ট ক্ত ক্য ক্র ক্ল ক্ষ ক্ষ্ম ক্ষ্য ক্স খ্য গ্ধ গ্ধ্য গ্ন গ্য গ্র গ্র্য গ্ল ঘ্য ঙ্ক ঙ্ক্য ঙ্গ ঙ্গ্য চ্চ
  চ্ছ চ্য জ্জ জ্জ্ব জ্ঞ জ্য জ্র ঞ্চ ঞ্জ ট্ট ট্র ড্ড ড্য ড্র ঢ্য ণ্ট ণ্ঠ ণ্ড ণ্ড্য ণ্য ত্ত ত্ত্ব ত্ত্য ত্থ ত্ন ত্ব
  ত্ম ত্ম্য ত্য ত্র ত্র্য থ্য থ্র দ্দ দ্ধ দ্ব দ্ভ দ্ম দ্য দ্র ধ্ব ধ্য ধ্র ন্ট ন্ট্র ন্ড ন্ত ন্ত্য ন্ত্র ন্দ
  ন্দ্ব ন্দ্য ন্দ্র ন্ধ ন্ধ্য ন্ন ন্ব ন্ম ন্য ন্স প্ট প্ত প্ন প্প প্য প্র প্ল ফ্র ফ্ল ব্দ ব্ধ ব্য ব্র ব্ল ভ্য ভ্র
  ম্ন ম্প ম্প্র ম্ফ ম্ব ম্ভ ম্ম ম্য য্য র্ক র্খ র্গ র্ঘ র্চ র্ছ র্জ র্ট র্ড র্ণ র্ত র্থ র্দ র্ধ র্ন র্প র্ফ র্ব র্ভ
  র্ম র্য র্ল র্শ র্ষ র্স র্হ র্ক্য র্ঘ্য র্চ্চ র্ত্য র্দ্র র্ধ্ব র্ন্য র্ব্য র্ম্য র্শ্ব র্ষ্য র‍্য ল্ক ল্গ ল্ট ল্ড
  ল্প ল্য ল্ল শ্চ শ্ন শ্ব শ্ম শ্য শ্র ষ্ক ষ্ট ষ্ট্য ষ্ট্র ষ্ঠ ষ্ঠ্য ষ্ণ ষ্ম ষ্য স্ক স্ক্র স্ট স্ট্র স্ত
  স্ত্য স্ত্র স্থ স্থ্য স্ন স্প স্ব স্ম স্য স্র স্ল হ্ণ হ্ন হ্ব হ্ম হ্য হ্র স্তু`.split(/\s+/)

const { resolve } = createRequire(import.meta.url)

/**
 * @param {Uint8Array} whole a font, WOFF2
 * @param {Iterable<string>} words what must look as in the whole font, beside the conjuncts of written Bangla
 * @param {number} weight the one weight that the cut has
 * @returns {Promise<Uint8Array>} WOFF2
 */
export async function cutBangla(whole, words, weight) {
  const written = [
    ...words,
    ...CONSONANTS.flatMap((letter) => SIGNS.map((sign) => letter + sign)),
    ...CONJUNCTS,
  ]
  const font = await unpack(whole)
  const cut = await subset(font, { glyphs: glyphsOf(font, written), letters: BANGLA, weight })
  return convert(cut, 'woff2', 'truetype')
}

/**
 * A word as a picture, for a page that should fetch no font for it.
 * @param {Uint8Array} whole a font, WOFF2
 * @param {string} word
 * @param {number} weight
 * @returns {Promise<{ width: number, path: string }>} in thousandths of an em, the path with the baseline at 0
 */
export async function outlineOf(whole, word, weight) {
  const font = new Font(new Face(new Blob(await unpack(whole))))
  font.setVariations([new Variation('wght', weight)])
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  shape(font, text)
  const scale = 1000 / font.face.upem
  const positions = text.getGlyphPositions()
  let [width, path] = [0, '']
  for (const [at, { codepoint: glyph }] of text.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[at]
    let isX = false
    path += font.glyphToPath(glyph).replace(/-?\d+(\.\d+)?/g, (number) => {
      isX = !isX
      return String(
        Math.round(scale * (isX ? width + xOffset + Number(number) : -yOffset - Number(number))),
      )
    })
    width += xAdvance
  }
  return { width: Math.round(scale * width), path }
}

/** @returns {Promise<Uint8Array>} a WOFF2 font as HarfBuzz reads it */
export const unpack = (font) => convert(font, 'truetype')

/** @returns {Set<string>} every Bangla word of our catalogues */
export function banglaWords() {
  const files = globSync(
    '{app,api/src,catalogue/src,contract/src,design-system/src,mocks/src}/**/{*.bn.ts,*bangla*.json}',
    { cwd: root },
  )
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  return new Set(texts.join(' ').match(/[\u0964\u0980-\u09ff\u200c\u200d]+/g))
}

/** @returns {Set<number>} the glyphs that draw these words, and those that a conjunct passes through on its way */
function glyphsOf(file, words) {
  const font = new Font(new Face(new Blob(file)))
  const glyphs = new Set()
  for (const word of words) {
    const text = new Text()
    text.addText(word)
    text.guessSegmentProperties()
    const steps = shapeWithTrace(font, text, [], 0, TracePhase.DONT_STOP)
    for (const { g: glyph } of steps.flatMap(({ t: drawn }) => drawn)) glyphs.add(glyph)
  }
  return glyphs
}

const tag = (name) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0)
/** Of hb-subset.h. */
const SETS_LAYOUT_FEATURES = 6
const FLAGS_NO_HINTING = 0x1
const FLAGS_NO_LAYOUT_CLOSURE = 0x200
const MEMORY_MODE_WRITABLE = 2

/** HarfBuzz cuts by glyphs too, which subset-font, made for letters, does not offer. */
async function subset(file, { glyphs, letters, weight }) {
  const { instance } = await globalThis.WebAssembly.instantiate(
    readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  )
  const hb = instance.exports
  hb._initialize()
  const input = hb.hb_subset_input_create_or_fail()
  const at = hb.malloc(file.length)
  new Uint8Array(hb.memory.buffer).set(file, at)
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.length, MEMORY_MODE_WRITABLE, 0, 0), 0)
  // All features, but no glyph that they could lead to and that was not asked for.
  const features = hb.hb_subset_input_set(input, SETS_LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  hb.hb_subset_input_set_flags(
    input,
    hb.hb_subset_input_get_flags(input) | FLAGS_NO_LAYOUT_CLOSURE | FLAGS_NO_HINTING,
  )
  const codePoints = hb.hb_subset_input_unicode_set(input)
  for (const letter of letters) hb.hb_set_add(codePoints, letter.codePointAt(0))
  const wanted = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph)
  if (!hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight))
    throw new Error('the font has no axis of weights')
  const cut = hb.hb_subset_or_fail(face, input)
  if (cut === 0) throw new Error('HarfBuzz does not cut the font')
  const blob = hb.hb_face_reference_blob(cut)
  const start = hb.hb_blob_get_data(blob, 0)
  return Buffer.from(hb.memory.buffer, start, hb.hb_blob_get_length(blob))
}
