import { style } from '@vanilla-extract/css'
import { from, vars } from '@jatra/design-system/tokens'

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
export const head = style([cell, { color: vars.color.text.muted, fontSize: vars.type.size[14] }])
export const amount = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }])
export const amountHead = style([head, { textAlign: 'end' }])

export const actions = style({
  display: 'grid',
  gap: vars.space[12],
  justifyItems: 'start',
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] },
  },
})

export const quote = style({ display: 'grid', gap: vars.space[16] })

export const sentence = style({
  margin: 0,
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.semibold,
})
