import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

const { color, space, type, radius } = vars

/** The code as on a boarding pass: the largest thing in the field. */
export const code = style({
  flex: 'none',
  fontSize: type.size[36],
  lineHeight: 1,
  fontWeight: type.weight.heavy,
  letterSpacing: '0.01em',
  fontVariantNumeric: 'tabular-nums',
  color: color.brand.text,
})

export const optionCode = style({
  flex: 'none',
  inlineSize: '3.75rem',
  marginInlineEnd: space[12],
  paddingBlock: space[4],
  borderRadius: radius.control,
  background: color.surface.sunken,
  color: color.brand.text,
  textAlign: 'center',
  fontSize: type.size[18],
  lineHeight: type.leading.snug,
  fontWeight: type.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})

export const optionWords = style({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: type.leading.snug,
})
export const city = style({ fontWeight: type.weight.semibold })
export const airport = style({ fontSize: type.size[14], color: color.text.muted })
export const mark = style({
  background: color.accent.subtle,
  color: 'inherit',
  borderRadius: radius.tight,
  fontWeight: type.weight.heavy,
})
