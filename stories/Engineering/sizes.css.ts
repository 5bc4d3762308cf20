import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type, radius } = vars

export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.card,
})
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: type.size[14],
  lineHeight: type.leading.snug,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[12]} ${space[16]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '6.5rem',
})
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px dashed ${color.border.subtle}` })
globalStyle(`${table} th`, { fontWeight: type.weight.semibold })
globalStyle(`${table} caption`, {
  padding: space[16],
  textAlign: 'start',
  color: color.text.muted,
})

export const ours = style({ background: color.brand.subtle, color: color.brand.text })
export const size = style({ display: 'block', fontWeight: type.weight.bold })
export const muted = style({ display: 'block', color: color.text.muted, textWrap: 'pretty' })
export const later = style({ display: 'block' })
export const notes = style({ marginBlockStart: space[24], maxInlineSize: '44rem' })
