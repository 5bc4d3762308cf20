import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

const { color, size } = vars
const half = `calc(${size.touch} / 2)`

export const values = style({
  ...mixins.wrap(8),
  justifyContent: 'space-between',
  fontWeight: vars.type.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})

export const slider = style({
  display: 'block',
  position: 'relative',
  blockSize: size.touch,
  // A finger that moves along it drags; one that moves across it scrolls the page.
  touchAction: 'pan-y',
  selectors: { 'fieldset:disabled &': { opacity: 0.5 } },
})

/** Stitched from the middle of one thumb to that of the other, where they stand at the ends; the chosen part is solid. */
export const track = style({
  position: 'absolute',
  insetInline: half,
  insetBlockStart: `calc(${half} - 1px)`,
  borderBlockStart: `2px dashed ${color.border.control}`,
})

export const chosen = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  borderBlockStart: `6px solid ${color.brand.solid}`,
  borderRadius: vars.radius.pill,
})

// A touch target of 44 px around a disc of 26.
const disc = {
  appearance: 'none',
  inlineSize: size.touch,
  blockSize: size.touch,
  border: 0,
  borderRadius: vars.radius.pill,
  background: `radial-gradient(circle closest-side, ${color.surface.card} 38%, ${color.brand.solid} 41% 59%, transparent 62%)`,
  cursor: 'grab',
} satisfies StyleRule
const system = '(forced-colors: active)'
const systemDisc = { border: '12px solid ButtonText', background: 'Canvas' }
const focusRing = { outline: `3px solid ${color.border.focus}`, outlineOffset: '-6px' }

export const thumb = style({
  ...disc,
  display: 'block',
  boxSizing: 'border-box',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [system]: systemDisc },
})
globalStyle(`${slider} > :has(> ${thumb}[data-over])`, { zIndex: 2 })
globalStyle(`${slider} > :has(> ${thumb}:focus)`, { zIndex: 3 })

const nativeThumb = { ...disc, pointerEvents: 'auto' } satisfies StyleRule

export const native = style({
  appearance: 'none',
  ...mixins.cover,
  zIndex: 1,
  margin: 0,
  background: 'transparent',
  // Two lie over each other: only their thumbs take presses.
  pointerEvents: 'none',
  outline: 'none',
  '::-webkit-slider-thumb': nativeThumb,
  '::-moz-range-thumb': nativeThumb,
  selectors: {
    '&::-moz-range-track': { background: 'transparent' },
    '&[data-over]': { zIndex: 2 },
    '&:focus-visible': { zIndex: 3 },
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
  },
  '@media': {
    [system]: {
      '::-webkit-slider-thumb': systemDisc,
      '::-moz-range-thumb': systemDisc,
    },
  },
})
