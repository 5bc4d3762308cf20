import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

const { space, type, color, radius, size } = vars

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
/** The native inputs want a row of their own. */
export const field = style({ '@media': { '(scripting: none)': { gridColumn: '1 / -1' } } })
/** Native inputs in the cell's place: as tall as a thumb, each beside its name. */
export const native = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space[8],
  columnGap: space[24],
  minBlockSize: 0,
  fontSize: type.size[16],
  lineHeight: type.leading.snug,
  cursor: 'auto',
})
globalStyle(`${native} label`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 7.5rem)',
  alignItems: 'center',
  gap: space[8],
})
globalStyle(`${native} :is(input, select)`, {
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingInline: space[8],
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.card,
  color: color.text.default,
  font: 'inherit',
})
export { scripted } from '../tokens/scripting.css.ts'
