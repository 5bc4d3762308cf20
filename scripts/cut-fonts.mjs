// `npm run cut-fonts`: the parts of our typeface that pages ask for first, cut from the whole files. They are committed: run
// it again when the typeface has a new version, or a part wants another letter.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { banglaWords, cutBangla, outlineOf } from './bangla-font.mjs'
import { cutLatin } from './latin-font.mjs'
import { root } from './project.mjs'

const { resolve } = createRequire(import.meta.url)

const latin = wholeFont('anek-latin/files/anek-latin-latin')
const bangla = wholeFont('anek-bangla/files/anek-bangla-bengali')

const parts = {
  // What English text is made of.
  main: cutLatin(latin),
  taka: subsetFont(bangla, '৳', { targetFormat: 'woff2' }),
  // What Bangla text is made of. Two weights, since all of them in one file weigh more than both.
  'bangla-400': cutBangla(bangla, banglaWords(), 400),
  'bangla-700': cutBangla(bangla, banglaWords(), 700),
}

for (const [name, made] of Object.entries(parts)) {
  const cut = await made
  writeFileSync(join(root, 'design-system/src/fonts', `anek-${name}.woff2`), cut)
  console.log(`anek-${name}: ${(cut.length / 1024).toFixed(1)} kB`)
}

// Two words on English pages, which must not cost the 155 kB of a script.
const drawn = {}
for (const word of ['বাংলা', 'যাত্রা']) drawn[word] = await outlineOf(bangla, word, 400)
writeFileSync(join(root, 'app/shell/drawn-words.json'), `${JSON.stringify(drawn, null, 2)}\n`)

function wholeFont(name) {
  return readFileSync(resolve(`@fontsource-variable/${name}-wght-normal.woff2`))
}
