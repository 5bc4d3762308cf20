import { globalFontFace } from '@vanilla-extract/css'

const shared = { fontDisplay: 'swap', fontStyle: 'normal', fontWeight: '100 800' } as const
const latin = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'
const latinExtended = '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'
const bangla = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'

globalFontFace('Anek Latin Variable', [
  {
    ...shared,
    src: `url('${latinExtended}') format('woff2')`,
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    ...shared,
    src: `url('${latin}') format('woff2')`,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  // What English text is made of, less than half as heavy as the whole: the one file that every page preloads. The last face
  // that has a letter is asked for it.
  {
    ...shared,
    src: "url('./anek-main.woff2?no-inline') format('woff2')",
    unicodeRange:
      'U+0000-005B,U+005D,U+005F,U+0061-00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026',
  },
  // The taka sign alone, of Anek Bangla: a price in English text must not cost the 155 kB of a script. It is part of the style
  // sheet, because a file of its own came a round trip after all else, and in this family since that has one span of weights: there it stands once.
  {
    ...shared,
    src: "url('./anek-taka.woff2?inline') format('woff2')",
    unicodeRange: 'U+09F3',
  },
])

/** What Bangla text is made of, without rare signs. */
const BANGLA =
  'U+0964,U+0981-0983,U+0985-098B,U+098F-0990,U+0993-09A8,U+09AA-09B0,U+09B2,U+09B6-09B9,U+09BC,U+09BE-09C3,U+09C7-09C8,U+09CB-09CE,U+09D7,U+09DC-09DD,U+09DF,U+09E6-09EF,U+200C-200D,U+25CC'

/**
 * Two weights, each cut to the conjuncts in use (scripts/bangla-font.mjs): medium text takes the lighter, and what is bolder
 * the other. A browser takes letters from the faces of one span of weights alone, so each file stands under both spans, and
 * is loaded once.
 */
const banglaFaces = (fontWeight: string, text: string) => [
  {
    ...shared,
    fontWeight,
    src: `url('${bangla}') format('woff2')`,
    unicodeRange:
      'U+0951-0952,U+0964-0965,U+0980-09F2,U+09F4-09FE,U+1CD0,U+1CD2,U+1CD5-1CD6,U+1CD8,U+1CE1,U+1CEA,U+1CED,U+1CF2,U+1CF5-1CF7,U+200C-200D,U+25CC,U+A8F1',
  },
  { ...shared, fontWeight, src: text, unicodeRange: BANGLA },
]

globalFontFace('Anek Bangla Variable', [
  ...banglaFaces('400 500', "url('./anek-bangla-400.woff2?no-inline') format('woff2')"),
  ...banglaFaces('600 800', "url('./anek-bangla-700.woff2?no-inline') format('woff2')"),
])
// Arial drawn to Anek's measure (advance widths of English text; ascent 0.9 em, descent 0.2 em),
// so that nothing moves when the real font arrives.
globalFontFace('Anek Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '90.8%',
  ascentOverride: '99.1%',
  descentOverride: '22%',
  lineGapOverride: '0%',
})
// What Android draws Bangla with, at the measure of ours (advance widths of our texts), so that few lines break elsewhere
// when the real font arrives.
globalFontFace('Anek Bangla Fallback', {
  src: "local('Noto Sans Bengali'), local('NotoSansBengali-Regular'), local('NotoSansBengali')",
  sizeAdjust: '105%',
  unicodeRange: BANGLA,
})
