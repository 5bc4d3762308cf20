import { style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type, radius } = vars

export const live = style({
  display: 'grid',
  gap: space[12],
  marginBlock: space[12],
  padding: space[16],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.card,
})
export const result = style({
  padding: space[16],
  borderRadius: radius.control,
  overflowX: 'auto',
})
export const field = style({ display: 'grid', gap: space[4] })
export const label = style({ fontWeight: type.weight.semibold, fontSize: type.size[14] })
export const code = style({
  inlineSize: '100%',
  padding: space[12],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.sunken,
  color: color.text.default,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  // Smaller text in a field makes iOS zoom in.
  fontSize: type.size[16],
  lineHeight: type.leading.body,
  whiteSpace: 'pre',
  overflowX: 'auto',
  resize: 'vertical',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: vars.size.touch,
})
export const problem = style({ color: color.critical.text })
