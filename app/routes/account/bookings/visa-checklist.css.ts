import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const slots = style({ ...mixins.column(16), ...mixins.bareList })

export const slot = style({
  ...mixins.column(8),
  paddingBlockEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: vars.space[72],
})

export const head = style({ ...mixins.wrap(8), justifyContent: 'space-between' })
export const name = style({ fontWeight: vars.type.weight.semibold })
export const small = style({ ...mixins.small, color: vars.color.text.muted })

export const form = style({ ...mixins.wrap(12), alignItems: 'end' })
export const file = style({ ...mixins.column(4), flex: '1 1 14rem', minInlineSize: 0 })
export const input = style({
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  color: vars.color.text.default,
  '::file-selector-button': {
    minBlockSize: vars.size.touch,
    marginInlineEnd: vars.space[12],
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface.card,
    color: vars.color.text.default,
    font: 'inherit',
  },
})

export const more = style({ ...mixins.column(16) })
export const moreTitle = style({
  minBlockSize: vars.size.touch,
  fontWeight: vars.type.weight.semibold,
  cursor: 'pointer',
})

export const stages = style({ ...mixins.wrap(16), ...mixins.bareList })
export const stage = style({ ...mixins.column(4), justifyItems: 'start', flex: '1 1 8rem' })
