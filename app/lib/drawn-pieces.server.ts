import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** About 25 kB each. */
const MAX_PIECES = 300

const drawn = new Map<string, string>()

/**
 * Draws a piece of a page the first time its source is met, and gives the same markup from then on. Bounded; what was
 * not asked for longest goes first.
 */
export function drawPiece(source: string, piece: () => ReactElement): string {
  const markup = drawn.get(source) ?? renderToString(piece())
  drawn.delete(source)
  drawn.set(source, markup)
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_PIECES && oldest !== undefined) drawn.delete(oldest)
  return markup
}
