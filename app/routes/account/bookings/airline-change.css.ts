import { style } from '@vanilla-extract/css'
import { from, vars } from '@jatra/design-system/tokens'

/** What was sold and what it is now, side by side where there is room. */
export const sides = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[16] } },
})

const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  minInlineSize: 0,
})

export const before = style([side, { background: vars.color.surface.sunken }])

export const after = style([
  side,
  { background: vars.color.brand.subtle, border: `2px dashed ${vars.color.accent.stitch}` },
])

export const sideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const sideTitle = style({
  margin: 0,
  fontSize: vars.type.size[16],
  fontWeight: vars.type.weight.semibold,
})

export const shift = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.warning.subtle,
  color: vars.color.warning.text,
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.bold,
})

export const flights = style({
  display: 'grid',
  gap: vars.space[16],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  margin: 0,
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.type.leading.snug,
})

export const end = style({ whiteSpace: 'nowrap' })

export const code = style({
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.semibold,
  letterSpacing: '0.04em',
})

/** The journey is a stitch, as in the rest of the site. */
export const way = style({
  flex: '1 1 0',
  minInlineSize: vars.space[12],
  maxInlineSize: '3rem',
  alignSelf: 'center',
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
})

export const of = style({
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.type.size[14],
})

export const choice = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
})

/** On a phone each is as wide as the card. */
export const action = style({
  flex: '1 1 100%',
  '@media': { [from.tablet]: { flex: '0 0 auto' } },
})

/** Takes the focus when the buttons are gone. */
export const telling = style({ margin: 0, outlineOffset: vars.space[4] })
