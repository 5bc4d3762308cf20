import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

const { space, type, color } = vars

export const counts = style({ display: 'grid', gap: space[16] })
export const cabins = style({
  marginBlockStart: space[24],
  paddingBlockStart: space[16],
  borderBlockStart: `2px dashed ${color.accent.stitch}`,
})
export const limits = style({ display: 'grid', gap: space[8], marginBlockStart: space[16] })
export const count = style({ fontVariantNumeric: 'tabular-nums' })
export const trigger = style({ textAlign: 'start' })
export const chevron = style({ marginInlineStart: 'auto', alignSelf: 'center' })
export const native = style({
  display: 'grid',
  gap: space[8],
  fontSize: type.size[16],
  lineHeight: type.leading.snug,
})
globalStyle(`${native} label`, { display: 'flex', justifyContent: 'space-between', gap: space[8] })
export { scripted } from '../tokens/scripting.css.ts'
