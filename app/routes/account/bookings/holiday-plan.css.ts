import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const steps = style({ display: 'grid', ...mixins.bareList })

export const step = style({
  ...mixins.wrap(8),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
})

export const words = style({ ...mixins.stack(4), minInlineSize: 0, flex: '1 1 12rem' })
export const name = style({ fontWeight: vars.type.weight.semibold, overflowWrap: 'anywhere' })
export const note = style({ color: vars.color.text.muted })
