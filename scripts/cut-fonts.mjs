// `npm run cut-fonts`: the parts of our typeface that pages ask for first, cut from the whole files. They are committed: run
// it again when the typeface has a new version, or a part wants another letter.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './project.mjs'

const { resolve } = createRequire(import.meta.url)
const PRINTABLE = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) =>
  String.fromCharCode(0x20 + at),
).join('')
/** The letters of today's Bangla; those of Assamese and Sanskrit are in the whole file. */
const BANGLA =
  'ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ািীুূৃেৈোৌ্ৎৗ\u09dc\u09dd\u09df০১২৩৪৫৬৭৮৯।\u200c\u200d\u25cc '

const parts = [
  // What English text is made of; accents and symbols are in the whole file, which a page that has some asks for besides.
  {
    name: 'main',
    of: 'anek-latin/files/anek-latin-latin',
    letters: `${PRINTABLE}\u00a0©·×–—‘’“”•…`,
  },
  { name: 'taka', of: 'anek-bangla/files/anek-bangla-bengali', letters: '৳' },
  // What Bangla text is made of, in two weights and not in every one: text is there after a third of the bytes.
  ...[400, 700].map((weight) => ({
    name: `bangla-${weight}`,
    of: 'anek-bangla/files/anek-bangla-bengali',
    letters: BANGLA,
    weight,
  })),
  // Two words on English pages, which must not cost the 155 kB of a script.
  {
    name: 'names',
    of: 'anek-bangla/files/anek-bangla-bengali',
    letters: 'যাত্রা বাংলা',
    weight: 400,
  },
]

for (const { name, of, letters, weight } of parts) {
  const whole = readFileSync(resolve(`@fontsource-variable/${of}-wght-normal.woff2`))
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    ...(weight && { variationAxes: { wght: weight } }),
  })
  writeFileSync(join(root, 'design-system/src/fonts', `anek-${name}.woff2`), cut)
  console.log(
    `anek-${name}: ${(cut.length / 1024).toFixed(1)} kB of ${(whole.length / 1024).toFixed(1)}`,
  )
}
