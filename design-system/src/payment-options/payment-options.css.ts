import { style, styleVariants } from '@vanilla-extract/css'
import { choice as card } from '../radio-cards/choice.css.ts'
import { mixins, vars } from '../tokens/index.ts'

export { detail, name, radio } from '../radio-cards/choice.css.ts'

export const group = style({
  ...mixins.bareGroup,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  scrollMarginBlockStart: '88px',
})

export const legend = style({
  padding: 0,
  ...mixins.text(18, 'bold'),
})

export const error = style({
  ...mixins.row(8),
  margin: 0,
  marginBlockStart: vars.space[8],
  color: vars.color.critical.text,
  fontWeight: vars.type.weight.medium,
  overflowWrap: 'anywhere',
})

export const choices = style({
  ...mixins.stack(12),
  marginBlockStart: vars.space[12],
  // Two by two where each gets 15rem, else one below the other: never three and one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, (100% - 12px) / 2)), 1fr))',
})

export const choice = style([
  card,
  {
    flexWrap: 'wrap',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
  },
])

/** At twice the text size a name does not fit beside its tile, and stands below it. */
export const words = style({ flex: '1 1 8rem', minInlineSize: 0 })

export const notice = style({
  display: 'block',
  marginBlockStart: vars.space[4],
  textWrap: 'balance',
})

const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.control,
  // A picture, not words: three letters stay inside their stitch at any text size, so they grow only as far as they fit.
  fontSize: `min(${vars.type.size[14]}, 18px)`,
  fontWeight: vars.type.weight.heavy,
  lineHeight: 1,
  outline: '1px dashed',
  outlineOffset: '-4px',
})

export const tiles = styleVariants({
  bkash: [tile, { background: vars.color.critical.subtle, color: vars.color.critical.text }],
  nogod: [tile, { background: vars.color.warning.subtle, color: vars.color.warning.text }],
  nexus: [tile, { background: vars.color.brand.subtle, color: vars.color.brand.text }],
  sslCommerz: [tile, { background: vars.color.surface.sunken, color: vars.color.text.default }],
})
