import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

/** Where the chosen part of the track starts and ends, 0 to 1. */
export const from = createVar()
export const to = createVar()

const { color, size } = vars
const half = `calc(${size.touch} / 2)`
const along = (share: string) => `calc(${half} + ${share} * (100% - ${size.touch}))`

export const values = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[8],
  fontWeight: vars.type.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})

export const track = style({
  vars: { [from]: '0', [to]: '1' },
  position: 'relative',
  blockSize: size.touch,
  selectors: { '&:has(:disabled)': { opacity: 0.5 } },
  // The track is stitched; the chosen part is solid.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: half,
    insetBlockStart: `calc(${half} - 1px)`,
    borderBlockStart: `2px dashed ${color.border.control}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: along(from),
    insetInlineEnd: along(`(1 - ${to})`),
    insetBlockStart: `calc(${half} - 3px)`,
    borderBlockStart: `6px solid ${color.brand.solid}`,
    borderRadius: vars.radius.pill,
  },
})

// A touch target of 44 px around a disc of 26.
const thumb: StyleRule = {
  appearance: 'none',
  inlineSize: size.touch,
  blockSize: size.touch,
  border: 0,
  borderRadius: vars.radius.pill,
  background: `radial-gradient(circle closest-side, ${color.surface.card} 38%, ${color.brand.solid} 41% 59%, transparent 62%)`,
  cursor: 'grab',
  pointerEvents: 'auto',
}
const system = '(forced-colors: active)'

export const range = style({
  appearance: 'none',
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'transparent',
  // Two lie over each other: only their thumbs take presses.
  pointerEvents: 'none',
  outline: 'none',
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
  selectors: {
    '&::-moz-range-track': { background: 'transparent' },
    '&:focus-visible': { zIndex: 3 },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '-6px',
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: `3px solid ${color.border.focus}`,
      outlineOffset: '-6px',
    },
    // Past the middle the lower thumb is the one that can still move back.
    '&[data-over]': { zIndex: 2 },
  },
  '@media': {
    [system]: {
      '::-webkit-slider-thumb': { border: '12px solid ButtonText', background: 'Canvas' },
      '::-moz-range-thumb': { border: '12px solid ButtonText', background: 'Canvas' },
    },
  },
})
