import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type } = vars

export const page = style({
  fontFamily: vars.font.body,
  fontSize: type.size[16],
  lineHeight: type.leading.body,
  color: color.text.default,
})
export const title = style({
  fontSize: type.size[48],
  fontWeight: type.weight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: type.leading.tight,
})
export const lead = style({
  marginBlockStart: space[8],
  maxInlineSize: '42rem',
  fontSize: type.size[18],
  textWrap: 'pretty',
})

export const part = style({ marginBlockStart: space[48] })
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  fontSize: type.size[28],
  fontWeight: type.weight.bold,
  paddingBlockEnd: space[8],
  borderBlockEnd: `2px dashed ${color.accent.stitch}`,
})
export const section = style({ marginBlockStart: space[32] })
export const subheading = style({
  display: 'flex',
  alignItems: 'baseline',
  fontSize: type.size[22],
  fontWeight: type.weight.bold,
})
globalStyle(`:is(${heading}, ${subheading}) > :first-child`, { font: 'inherit' })
export const prose = style({ maxInlineSize: '48rem', overflowX: 'auto' })
globalStyle(`${prose} :is(p, ul, table)`, { marginBlock: space[8] })
globalStyle(`${prose} ul`, { paddingInlineStart: space[24] })
globalStyle(`${prose} :is(th, td)`, {
  padding: space[8],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
globalStyle(`${prose} a`, { color: color.brand.text })
export const contents = style({
  listStyle: 'none',
  marginBlockStart: space[12],
  columns: '14rem auto',
  columnGap: space[32],
})
globalStyle(`${contents} > li`, { breakInside: 'avoid' })
globalStyle(`${contents} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
})
export const lines = style({ listStyle: 'none' })
export const line = style({
  paddingBlock: space[16],
  paddingInlineStart: space[16],
  borderInlineStart: '4px solid transparent',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
})
export const anchor = style({
  paddingInline: space[8],
  color: color.brand.text,
  fontWeight: type.weight.regular,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const says = style({ maxInlineSize: '48rem', fontWeight: type.weight.medium })

export const address = style({
  color: color.text.muted,
  fontSize: type.size[14],
  overflowWrap: 'anywhere',
})

export const links = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  marginBlock: space[4],
})
export const link = style({ color: color.brand.text })
