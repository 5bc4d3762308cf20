#!/bin/sh
# Package:   fontkit 2.0.4, which PDFKit 0.20 draws text with; harfbuzzjs 1.6.4 beside it, the shaper of browsers
# Behaviour: a vowel sign e or o inside a Bangla word is drawn in the form that it has at the beginning of a word, and reph
#            or candrabindu over another sign twice. The glyphs are not those of HarfBuzz.
# Seen on 27 November 2026, Node 24.21.0, in @fontsource/anek-bangla 5.0.18:
#   most words as HarfBuzz draws them; the four below not
# Exits with 1 when that has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 harfbuzzjs@1.6.4 fontverter@2.0.0 @fontsource/anek-bangla@5.0.18
cat >look.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { convert } from 'fontverter'
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'
const woff = readFileSync('node_modules/@fontsource/anek-bangla/files/anek-bangla-bengali-400-normal.woff2')
const file = await convert(woff, 'truetype')
const [fontkit, harfbuzz] = [create(Buffer.from(file)), new Font(new Face(new Blob(file)))]
for (const word of ['যাত্রা', 'রসিদ', 'বাংলাদেশ', 'দার্জিলিং', 'টার্মিনাল', 'সিঁড়ি']) {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  shape(harfbuzz, text)
  const shaped = text.getGlyphInfos().map(({ codepoint }) => codepoint)
  const drawn = fontkit.layout(word).glyphs.map(({ id }) => id)
  console.log(`${word}: ${String(drawn) === String(shaped) ? 'the same glyphs' : 'other glyphs'}`)
}
SCRIPT
node look.mjs | tee seen.txt
cat >expected.txt <<'EXPECTED'
যাত্রা: the same glyphs
রসিদ: the same glyphs
বাংলাদেশ: other glyphs
দার্জিলিং: other glyphs
টার্মিনাল: other glyphs
সিঁড়ি: other glyphs
EXPECTED
diff expected.txt seen.txt && echo 'as it was seen'
