// `npm run cut-fonts`: the parts of our typeface that pages ask for first, cut from the whole files. They are committed: run
// it again when the typeface has a new version, or a part wants another letter.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { banglaWords, cutBangla } from './bangla-font.mjs'
import { root } from './project.mjs'

const { resolve } = createRequire(import.meta.url)
const PRINTABLE = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) =>
  String.fromCharCode(0x20 + at),
).join('')

const parts = [
  // What English text is made of; accents and symbols are in the whole file, which a page that has some asks for besides.
  {
    name: 'main',
    of: 'anek-latin/files/anek-latin-latin',
    letters: `${PRINTABLE}\u00a0©·×–—‘’“”•…`,
  },
  { name: 'taka', of: 'anek-bangla/files/anek-bangla-bengali', letters: '৳' },
  // Two words on English pages, which must not cost the 155 kB of a script.
  {
    name: 'names',
    of: 'anek-bangla/files/anek-bangla-bengali',
    letters: 'যাত্রা বাংলা',
    weight: 400,
  },
  // What Bangla text is made of. Two weights, since all of them in one file weigh more than both.
  { name: 'bangla-400', of: 'anek-bangla/files/anek-bangla-bengali', weight: 400 },
  { name: 'bangla-700', of: 'anek-bangla/files/anek-bangla-bengali', weight: 700 },
]

for (const { name, of, letters, weight } of parts) {
  const whole = readFileSync(resolve(`@fontsource-variable/${of}-wght-normal.woff2`))
  const cut = letters
    ? await subsetFont(whole, letters, {
        targetFormat: 'woff2',
        ...(weight && { variationAxes: { wght: weight } }),
      })
    : await cutBangla(whole, banglaWords(), weight)
  writeFileSync(join(root, 'design-system/src/fonts', `anek-${name}.woff2`), cut)
  console.log(
    `anek-${name}: ${(cut.length / 1024).toFixed(1)} kB of ${(whole.length / 1024).toFixed(1)}`,
  )
}
