import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

const { color, space, type } = vars

export const form = style({ display: 'grid', gap: space[24], minInlineSize: 0 })
export const hint = style({ color: color.text.muted, margin: 0 })
export const row = style({
  minInlineSize: 0,
  ...mixins.bareGroup,
  selectors: {
    '& + &': {
      paddingBlockStart: space[16],
      borderBlockStart: `2px dashed ${color.border.subtle}`,
    },
  },
})
export const legend = style({
  padding: 0,
  marginBlockEnd: space[8],
  fontSize: type.size[16],
  fontWeight: type.weight.bold,
})
export const fields = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
})
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [from.tablet]: { flexDirection: 'row' } },
})
