import { globalStyle, style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

/** The ticket, and below it what happened; beside them what is looked up, which a phone has in between. */
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[24],
      rowGap: vars.space[16],
    },
  },
})

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
})
export const ticket = style({ minInlineSize: 0 })
export const facts = style([
  column,
  { '@media': { [from.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } } },
])
export const story = style([column])

export const person = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})
export const strong = style({
  fontSize: vars.type.size[16],
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
})

// ---- money
export const money = style({ display: 'grid', gap: vars.space[12], color: vars.color.text.default })
export const sums = style({ display: 'grid', gap: vars.space[8], margin: 0 })
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
})
export const left = style([
  sum,
  { paddingBlockStart: vars.space[8], borderBlockStart: `2px dashed ${vars.color.accent.stitch}` },
])
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  margin: 0,
  fontWeight: vars.type.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const gain = style({ color: vars.color.positive.text, fontWeight: vars.type.weight.bold })
export const loss = style({ color: vars.color.critical.text, fontWeight: vars.type.weight.bold })

// ---- travellers
export const travelers = style({
  display: 'grid',
  gap: vars.space[16],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const traveler = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[8],
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space[16],
      borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
    },
  },
})
globalStyle(`${traveler} > dl`, { inlineSize: '100%', gap: 0, fontSize: vars.type.size[14] })
export const passport = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
})
export const number = style({
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
})
export const openNumber = style({
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.warning.subtle,
  color: vars.color.warning.text,
})
export const documents = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.type.size[14],
  overflowWrap: 'anywhere',
})

// ---- what happened: a stitch that runs from one entry to the next
export const timelineHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
})
globalStyle(`${timelineHead} > a`, { marginInlineStart: 'auto' })
export const day = style({
  paddingBlock: vars.space[8],
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.semibold,
  color: vars.color.text.muted,
})
export const entries = style({ listStyle: 'none', margin: 0, padding: 0 })
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.25rem 24px minmax(0, 1fr)',
  columnGap: vars.space[8],
  paddingBlockEnd: vars.space[12],
  lineHeight: vars.type.leading.snug,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '26px 0',
      insetInlineStart: `calc(3.25rem + ${vars.space[8]} + 11px)`,
      borderInlineStart: `2px dashed ${vars.color.border.subtle}`,
    },
  },
})
export const time = style({
  paddingBlockStart: vars.space[2],
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  selectors: {
    '[data-kind="note"] > &': {
      background: vars.color.accent.solid,
      color: vars.color.accent.onSolid,
    },
    '[data-kind="staff"] > &': {
      background: vars.color.brand.subtle,
      color: vars.color.brand.text,
    },
  },
})
export const words = style({ paddingBlockStart: vars.space[2], overflowWrap: 'anywhere' })
export const note = style({
  display: 'block',
  marginBlockStart: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.accent.subtle,
  color: vars.color.text.default,
  whiteSpace: 'pre-wrap',
})
export const noteForm = style({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
})
/** Below the header, which follows the scroll. */
export const noteField = style({ scrollMarginBlockStart: '88px' })
