import { style } from '@vanilla-extract/css'
import { mixins, vars } from '@jatra/design-system/tokens'

export const tiles = style({
  ...mixins.stack(12),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  ...mixins.bareList,
})

export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
})

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: vars.color.surface.sunken,
})

export const words = style({
  ...mixins.stack(8),
  alignContent: 'start',
  padding: vars.space[12],
  borderBlockStart: `2px dashed ${vars.color.border.subtle}`,
  fontSize: vars.type.size[14],
  overflowWrap: 'anywhere',
})

export const note = style({ color: vars.color.text.muted })
