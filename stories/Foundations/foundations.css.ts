import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../../design-system/src/tokens/index.ts'

export const swatches = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
})

export const swatch = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.card,
})

export const chip = style({
  blockSize: '5rem',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
})
export const caption = style({ padding: vars.space[12], fontSize: vars.type.size[14] })
export const muted = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' })

export const bar = style({
  blockSize: vars.space[16],
  background: vars.color.accent.solid,
  borderRadius: vars.radius.tight,
})

export const specimen = style({
  lineHeight: vars.type.leading.tight,
  fontWeight: vars.type.weight.semibold,
})

export const tickets = style({ fontVariantNumeric: 'tabular-nums' })
globalStyle(`${tickets} strong`, {
  fontSize: vars.type.size[36],
  fontWeight: vars.type.weight.heavy,
})

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space[8],
})

export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  fontSize: vars.type.size[14],
})

export const plate = style({
  inlineSize: '8rem',
  blockSize: '5rem',
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.type.size[14],
})
export const lifted = style([plate, { borderRadius: vars.radius.card }])

export const weights = style({
  fontSize: vars.type.size[28],
  '@media': { [from.tablet]: { fontSize: vars.type.size[36] } },
})
export const lines = style({ maxInlineSize: '24rem' })
