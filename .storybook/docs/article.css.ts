import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type } = vars

export const article = style({})
// Storybook styles what Markdown renders; the headings look as on every other page of the docs.
globalStyle(`${article} > h2`, {
  marginBlock: `${space[48]} ${space[12]}`,
  padding: 0,
  border: 0,
  fontSize: type.size[28],
  fontWeight: type.weight.bold,
  color: color.text.default,
})
globalStyle(`${article} :is(p, li):not(.sb-unstyled *)`, {
  maxInlineSize: '44rem',
  fontSize: type.size[16],
})
globalStyle(`${article} :is(p, li) code`, { overflowWrap: 'anywhere', whiteSpace: 'normal' })
