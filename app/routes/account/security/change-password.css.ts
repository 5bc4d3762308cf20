import { style } from '@vanilla-extract/css'
import { vars, from } from '@jatra/design-system/tokens'

export const form = style({ display: 'grid', gap: vars.space[16], maxInlineSize: '28rem' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
})

export const devices = style({ listStyle: 'none', margin: 0, padding: 0 })

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})

export const facts = style({ display: 'grid', gap: vars.space[4], flex: '1 1 12rem' })

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
})

export const note = style({ color: vars.color.text.muted, fontSize: vars.type.size[14] })

/** Below the stitch: what applies to all devices. */
export const everywhere = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: vars.space[16],
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
})
