import { style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const footer = style({
  background: vars.color.surface.sunken,
  color: vars.color.text.default,
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
})

export const inner = style({
  ...mixins.stack(24),
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[32],
  '@container': {
    '(min-width: 768px)': { gridTemplateColumns: '1fr 1.4fr' },
    '(min-width: 1024px)': { gridTemplateColumns: '1fr 1.2fr 2fr auto' },
  },
})

export const heading = style({
  margin: 0,
  marginBlockEnd: vars.space[8],
  ...mixins.text(14, 'bold'),
  color: vars.color.text.muted,
})

export const list = style(mixins.bareList)

export const row = style({
  ...mixins.wrap(12),
  ...mixins.bareList,
})

export const link = style({
  ...mixins.inlineRow(8),
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})

export const payment = style({
  ...mixins.inlineRow(8),
  fontSize: vars.type.size[14],
})

export const social = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.border.control}`,
  color: 'inherit',
  ':hover': { background: vars.color.brand.subtle },
})

export const glyph = style({
  inlineSize: 20,
  blockSize: 20,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const copyright = style({
  gridColumn: '1 / -1',
  margin: 0,
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  ...mixins.small,
})
