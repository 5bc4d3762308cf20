import { PNG } from 'pngjs'
import type { Visitor } from './visitor.ts'

interface Words {
  text: string
  colour: [number, number, number]
  /** Large type needs 3 to 1, other 4.5 to 1 (WCAG 2.2, 1.4.3). */
  needed: number
  lines: { left: number; top: number; right: number; bottom: number }[]
}

/**
 * How many texts stand on a drawing, and which of them cannot be read there, by what the engine really draws: a picture of
 * the page without its words.
 */
export async function readOnDrawings(
  visitor: Visitor,
): Promise<{ read: number; unreadable: string[] }> {
  const pictures = await visitor.run<number>(`return ${PICTURES}.length`)
  const unreadable: string[] = []
  let read = 0
  for (let at = 0; at < pictures; at++) {
    const words = await visitor.run<Words[]>(WORDS_OVER, at)
    if (words.length === 0) continue
    await visitor.run(PAINTED)
    const drawn = PNG.sync.read(await visitor.tab.screenshot())
    read += words.length
    for (const { text, colour, needed, lines } of words) {
      const found = Math.min(...lines.map((line) => worstContrast(drawn, line, colour)))
      if (found < needed) unreadable.push(`${text}: ${found.toFixed(2)} to 1`)
    }
    await visitor.run(SHOW_AGAIN)
  }
  return { read, unreadable }
}

/** WebKit takes its picture of the frame before. */
const PAINTED = `return new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)))
})`

const PICTURES = `[...document.querySelectorAll('[data-picture]')].filter((one) => one.checkVisibility())`

const WORDS_OVER = `
  const picture = ${PICTURES}[arguments[0]]
  picture.scrollIntoView({ block: 'center', behavior: 'instant' })
  const over = picture.getBoundingClientRect()
  const words = []
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
    // For screen readers alone: one pixel wide.
    if (element.getBoundingClientRect().width < 2) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()]
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
      .filter((line) => line.right - line.left > 8 && line.top >= 0 && line.bottom <= innerHeight &&
        line.left < over.right && line.right > over.left && line.top < over.bottom && line.bottom > over.top)
    if (lines.length === 0) continue
    const style = getComputedStyle(element)
    const size = parseFloat(style.fontSize)
    words.push({
      element,
      text: node.data,
      colour: style.color.match(/[\\d.]+/g).slice(0, 3).map(Number),
      needed: size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5,
      lines,
    })
  }
  for (const { element } of words) element.style.setProperty('color', 'transparent', 'important')
  return words.map(({ element, ...rest }) => rest)`

const SHOW_AGAIN = `
  for (const element of document.querySelectorAll('main [style*="transparent"]'))
    element.style.removeProperty('color')`

function worstContrast(drawn: PNG, line: Words['lines'][number], colour: Words['colour']): number {
  const ink = luminance(colour)
  let worst = Infinity
  for (let y = Math.ceil(line.top); y < Math.min(line.bottom, drawn.height); y++)
    for (let x = Math.max(0, Math.ceil(line.left)); x < Math.min(line.right, drawn.width); x++) {
      const at = (y * drawn.width + x) * 4
      const [red = 0, green = 0, blue = 0] = drawn.data.subarray(at, at + 3)
      const ground = luminance([red, green, blue])
      worst = Math.min(worst, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
    }
  return worst
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: readonly [number, number, number]): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
