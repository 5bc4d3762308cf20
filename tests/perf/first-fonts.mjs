// The font files that a browser fetches for a page: it asks for those alone whose letters stand in the page's text.
/* global document, CSSFontFaceRule */
import { openBrowser } from './chromium.mjs'

/** A phone, as most who read Bangla here have one. */
const PHONE = { viewport: { width: 360, height: 760 } }

/**
 * @param {string} address of a page
 * @returns {Promise<{ bangla: { files: number, bytes: number }, all: { files: number, bytes: number } }>} bytes as they
 *   are on the wire; `bangla` are those that have a letter of that script
 */
export async function firstFonts(address) {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage(PHONE)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const fonts = await page.evaluate(readFonts)
    if (fonts.length === 0) throw new Error(`${address} asked for no font`)
    return { all: sum(fonts), bangla: sum(fonts.filter(({ ranges }) => hasBangla(ranges))) }
  } finally {
    await browser.close()
  }
}

const sum = (fonts) => ({
  files: fonts.length,
  bytes: fonts.reduce((total, { bytes }) => total + bytes, 0),
})

/** In the page: each file that was fetched, with the letters that the styles name for it. */
function readFonts() {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  )
  const rangesOf = (file) =>
    faces
      .filter(({ style, parentStyleSheet }) => {
        const [, path] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? []
        return path && new URL(path, parentStyleSheet?.href ?? document.baseURI).href === file
      })
      .map(({ style }) => style.getPropertyValue('unicode-range') || 'U+0-10FFFF')
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.woff2?$/.test(new URL(name).pathname))
    .map(({ name, encodedBodySize }) => ({ bytes: encodedBodySize, ranges: rangesOf(name) }))
}

/** Letters of Bangla (Unicode), without the taka sign, which English pages have too. */
const BANGLA = { first: 0x980, last: 0x9ff, taka: 0x9f3 }

/** @param {string[]} ranges as styles have them: `U+0964-0965, U+0980-09F2` */
function hasBangla(ranges) {
  return ranges
    .join()
    .split(',')
    .some((range) => {
      const [, from, to = from] = /U\+([\dA-F]+)(?:-([\dA-F]+))?/i.exec(range) ?? []
      if (!from) return false
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      const taka = first === BANGLA.taka && last === BANGLA.taka
      return !taka && first <= BANGLA.last && last >= BANGLA.first
    })
}
