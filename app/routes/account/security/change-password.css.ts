import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const form = style({ ...mixins.stack(16), maxInlineSize: '28rem' })

export const actions = style(mixins.wrappingRow(16))

export const section = style(mixins.column(16))

export const devices = style(mixins.bareList)

export const device = style({
  ...mixins.wrappingRow(12),
  justifyContent: 'space-between',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})

export const facts = style({ ...mixins.stack(4), flex: '1 1 12rem' })

export const name = style({
  ...mixins.wrappingRow(8),
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
})

export const note = style(mixins.small)

/** Below the stitch: what applies to all devices. */
export const everywhere = style({
  ...mixins.wrappingRow(12),
  justifyContent: 'space-between',
  padding: vars.space[16],
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})
