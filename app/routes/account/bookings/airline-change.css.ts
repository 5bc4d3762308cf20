import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

/** What was sold and what it is now, side by side where there is room. */
export const sides = style({
  ...mixins.column(12),
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[16] } },
})

const side = style({
  ...mixins.stack(12),
  alignContent: 'start',
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
  ...mixins.wrappingRow(8),
  justifyContent: 'space-between',
})

export const sideTitle = style({
  margin: 0,
  ...mixins.text(16, 'semibold'),
})

export const shift = style({
  ...mixins.inlineRow(4),
  paddingInline: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.warning.subtle,
  color: vars.color.warning.text,
  ...mixins.text(14, 'bold'),
})

export const flights = style({
  ...mixins.stack(16),
  ...mixins.bareList,
})

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  margin: 0,
  ...mixins.heading(18),
  fontVariantNumeric: 'tabular-nums',
})

export const end = style({ whiteSpace: 'nowrap' })

export const code = style({
  ...mixins.text(14, 'semibold'),
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
  ...mixins.small,
})

export const choice = style({
  ...mixins.stack(12),
  '@media': { print: { display: 'none' } },
})

export const actions = style(mixins.wrap(12))

/** On a phone each is as wide as the card. */
export const action = style({
  flex: '1 1 100%',
  '@media': { [from.tablet]: { flex: '0 0 auto' } },
})

/** Takes the focus when the buttons are gone. */
export const telling = style({ margin: 0, outlineOffset: vars.space[4] })
