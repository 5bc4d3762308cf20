import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const head = style({
  ...mixins.wrappingRow(16),
  justifyContent: 'space-between',
})

export const list = style({
  ...mixins.column(16),
  ...mixins.bareList,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A luggage tag: the owner's name, and the part that tears off. */
export const card = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const who = style({
  ...mixins.stack(8),
  justifyItems: 'start',
  alignContent: 'start',
  padding: vars.space[16],
  minInlineSize: 0,
})

export const name = style({
  ...mixins.text(18, 'semibold'),
  overflowWrap: 'anywhere',
})
export const honorific = style({ fontWeight: vars.type.weight.regular })

export const facts = style({
  ...mixins.lines(24, 8),
  margin: 0,
})
export const term = style(mixins.small)
export const fact = style({ margin: 0 })
export const number = style({ fontVariantNumeric: 'tabular-nums' })

export const remove = style({
  display: 'flex',
  justifyContent: 'end',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
})

export const notice = style({ ':focus': { outline: 'none' } })

export const actions = style(mixins.wrap(12))

export const editor = style({ ...mixins.stack(24), minInlineSize: 0 })
