import { style } from '@vanilla-extract/css'
import { from, vars } from '../tokens/index.ts'
import { tornEnd } from './ticket.css.ts'

export { ticketShape as card } from './ticket.css.ts'

export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  cursor: 'pointer',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(196px, auto)' },
    '(scripting: none)': { cursor: 'auto' },
  },
})

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
  '@media': { [from.tablet]: { padding: vars.space[24] } },
})

// Price and button: side by side on a phone, one above the other at the ticket's end.
export const stub = style([
  tornEnd,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: vars.space[16],
    '@media': {
      [from.tablet]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        justifyContent: 'center',
        textAlign: 'end',
        padding: vars.space[24],
      },
    },
  },
])

export const base = style({ color: vars.color.text.muted, fontSize: vars.type.size[14] })

export const total = style({
  display: 'block',
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const small = style({
  display: 'block',
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] })

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: 'transparent',
  color: vars.color.brand.text,
  font: 'inherit',
  fontWeight: vars.type.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brand.subtle },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  // Without script it could not open anything.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const details = style({
  padding: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})

// ---- one leg
export const leg = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'center',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(9rem, 11rem) minmax(0, 1fr)',
      gap: vars.space[16],
    },
  },
})

export const airline = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  fontWeight: vars.type.weight.semibold,
  lineHeight: vars.type.leading.snug,
})

// At 200% text the arrival moves to a line of its own instead of out of the card.
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  alignItems: 'flex-start',
})

export const end = style({
  maxInlineSize: '7rem',
  selectors: { '&:last-child': { textAlign: 'end', marginInlineStart: 'auto' } },
  // Equal ends, so that the paths of several legs line up.
  '@media': { [from.tablet]: { inlineSize: '7rem' } },
})

export const time = style({
  display: 'block',
  whiteSpace: 'nowrap',
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const plus = style({
  marginInlineStart: vars.space[4],
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.bold,
  color: vars.color.warning.text,
  verticalAlign: 'super',
})

export const code = style({
  display: 'block',
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.bold,
  letterSpacing: '0.04em',
})

export const middle = style({
  flex: '1 1 4.25rem',
  textAlign: 'center',
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  lineHeight: vars.type.leading.snug,
})

// The stitched flight path with its stops; the plane sits at its end.
export const path = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-evenly',
  alignItems: 'center',
  blockSize: 20,
  marginInlineEnd: vars.space[24],
  color: vars.color.brand.text,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 9,
      borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
    },
  },
})

export const knot = style({
  position: 'relative',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.accent.stitch}`,
  background: vars.color.surface.card,
})

export const plane = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space[24]})`,
  insetBlockStart: 0,
  display: 'inline-flex',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
