import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

/** Lies over the field and what belongs to it, which is the nearest positioned element. */
export const anchor = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  // Room for a label when the page is scrolled to it.
  scrollMarginBlockStart: vars.space[72],
})

export const placed = style({ zIndex: 30 })

export const unplaced = style({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
})
