import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

const cell = style({
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})

export const name = style([cell, { fontWeight: vars.type.weight.semibold }])
export const note = style({
  display: 'block',
  color: vars.color.text.muted,
  ...mixins.text(14, 'regular'),
})
export const head = style([cell, { color: vars.color.text.muted, fontSize: vars.type.size[14] }])
export const amount = style([
  cell,
  { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: vars.space[12] },
])
export const amountHead = style([head, { textAlign: 'end', paddingInlineStart: vars.space[12] }])

export const actions = style({
  ...mixins.stack(12),
  justifyItems: 'start',
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] },
  },
})

export const quote = style(mixins.stack(16))

export const sentence = style({
  margin: 0,
  ...mixins.text(18, 'semibold'),
})

export const group = style({ ...mixins.bareGroup, minInlineSize: 0 })
export const legend = style({ padding: 0, fontWeight: vars.type.weight.semibold })
export const hint = style({
  margin: 0,
  ...mixins.small,
})

export const counts = style({
  ...mixins.stack(12),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  marginBlockStart: vars.space[12],
})
