import { globalStyle, style } from '@vanilla-extract/css'
import { step } from '../number-stepper/number-stepper.css.ts'
import { mixins, vars } from '../tokens/index.ts'

export const head = style({
  ...mixins.wrappingRow(16),
  justifyContent: 'space-between',
  marginBlockEnd: vars.space[16],
})

// Without script the list scrolls and snaps by itself, and has no buttons that would do nothing.
export const controls = style({
  display: 'inline-flex',
  gap: vars.space[8],
  marginInlineStart: 'auto',
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const arrow = style([step])

export const track = style({
  display: 'flex',
  margin: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Room for the shadows, which the scroller would cut off; the list keeps its place.
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
  marginBlock: `-${vars.space[8]} -${vars.space[12]}`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '(any-hover: hover)': { cursor: 'grab' },
  },
  selectors: {
    '&[data-drag]': { scrollSnapType: 'none' },
    '&[data-drag="on"]': { scrollBehavior: 'auto', cursor: 'grabbing', userSelect: 'none' },
  },
})

globalStyle(`${track}[data-drag="on"] a`, { cursor: 'grabbing' })

/** 320 px from one card to the next (docs/specification.md, Home), the gap among them; less on a smaller screen. */
export const item = style({
  flex: '0 0 320px',
  maxInlineSize: '100%',
  minInlineSize: 0,
  paddingInlineEnd: vars.space[16],
  scrollSnapAlign: 'start',
  ':last-child': { paddingInlineEnd: 0, flexBasis: '304px' },
})

/** The running stitch, one for each card; those that are seen are sewn in marigold. */
export const stitches = style({
  ...mixins.wrap(8),
  justifyContent: 'center',
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const stitch = style({
  inlineSize: '16px',
  borderBlockStart: `3px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tight,
  selectors: { '&[data-seen]': { borderColor: vars.color.accent.stitch } },
})
