import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const menu = style({ position: 'relative' })

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  listStyle: 'none',
  overflow: 'hidden',
  background: vars.color.brand.subtle,
  color: vars.color.brand.text,
  border: '2px solid transparent',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { borderColor: vars.color.accent.solid },
  },
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const panel = style({
  position: 'absolute',
  zIndex: 30,
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  minInlineSize: `min(13rem, 100vw - ${vars.space[32]})`,
  padding: vars.space[8],
  background: vars.color.surface.card,
  color: vars.color.text.default,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  border: `1px solid ${vars.color.border.subtle}`,
})

export const list = style(mixins.bareList)

export const name = style({
  padding: vars.space[12],
  marginBlockEnd: vars.space[8],
  borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
  fontWeight: vars.type.weight.bold,
  overflowWrap: 'anywhere',
})

export const item = style({
  ...mixins.row(12),
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.brand.subtle },
})
