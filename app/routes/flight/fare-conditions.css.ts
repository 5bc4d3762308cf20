import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  margin: 0,
  marginBlockStart: vars.space[16],
})
export const term = style({ color: vars.color.text.muted })
export const says = style({
  margin: 0,
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const note = style({
  gridColumn: '1 / -1',
  margin: 0,
  ...mixins.small,
})
