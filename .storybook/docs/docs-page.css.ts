import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type, radius } = vars
const wide = 'screen and (min-width: 720px)'

export const page = style({
  fontFamily: vars.font.body,
  fontSize: type.size[16],
  lineHeight: type.leading.body,
  color: color.text.default,
})

export const head = style({ paddingBlockEnd: space[24] })
export const group = style({
  color: color.brand.text,
  fontWeight: type.weight.semibold,
  fontSize: type.size[14],
})
export const title = style({
  fontSize: type.size[36],
  '@media': { [wide]: { fontSize: type.size[48] } },
  fontWeight: type.weight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: type.leading.tight,
})
export const stitch = style({
  inlineSize: space[72],
  marginBlock: space[12],
  borderBlockEnd: `3px dashed ${color.accent.stitch}`,
})
export const lead = style({
  maxInlineSize: '44rem',
  fontSize: type.size[22],
  lineHeight: type.leading.snug,
  textWrap: 'pretty',
})
globalStyle(`${lead} p`, { font: 'inherit', color: 'inherit', margin: 0 })

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[24]}`,
  marginBlockStart: space[16],
})
export const muted = style({ color: color.text.muted })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[32]}`,
  marginBlockStart: space[24],
  paddingBlock: space[12],
  borderBlock: `1px solid ${color.border.subtle}`,
  fontSize: type.size[14],
})
globalStyle(`${facts} dt`, { color: color.text.muted })
globalStyle(`${facts} dd`, { fontWeight: type.weight.semibold })
globalStyle(`${facts} code`, { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' })

export const section = style({ marginBlockStart: space[48] })
export const heading = style({
  fontSize: type.size[28],
  fontWeight: type.weight.bold,
  marginBlockEnd: space[12],
})
export const note = style({ color: color.text.muted, marginBlockEnd: space[12] })

export const preview = style({})
globalStyle(`${preview} .sbdocs-preview`, {
  marginBlock: space[8],
  borderRadius: radius.card,
  boxShadow: 'none',
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.page,
})
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  marginBlock: space[8],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.page,
})

export const props = style({ overflowX: 'auto' })
// Storybook cuts the table off further in, where nothing scrolls.
globalStyle(`${props} div:has(table)`, { overflow: 'visible !important' })

export const state = style({ marginBlockEnd: space[32] })
export const stateName = style({ fontSize: type.size[18], fontWeight: type.weight.semibold })
export const stateNote = style({ maxInlineSize: '44rem' })
globalStyle(`${stateNote} p`, {
  margin: 0,
  color: color.text.muted,
  fontFamily: vars.font.body,
  fontSize: type.size[16],
})

export const advice = style({
  display: 'grid',
  gap: space[16],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})
export const adviceCard = style({
  padding: space[24],
  borderRadius: radius.card,
  background: color.surface.card,
  border: `1px solid ${color.border.subtle}`,
  borderBlockStartWidth: '4px',
})
export const good = style({ borderBlockStartColor: color.positive.border })
export const bad = style({ borderBlockStartColor: color.critical.border })
export const adviceTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: type.size[18],
  fontWeight: type.weight.bold,
  selectors: {
    [`${good} > &`]: { color: color.positive.text },
    [`${bad} > &`]: { color: color.critical.text },
  },
})
export const adviceList = style({
  listStyle: 'none',
  display: 'grid',
  gap: space[16],
  marginBlockStart: space[12],
})
export const copy = style({
  display: 'block',
  inlineSize: 'fit-content',
  marginBlockEnd: space[4],
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: radius.control,
  background: color.surface.sunken,
  fontWeight: type.weight.semibold,
})

export const alternatives = style({ listStyle: 'none' })
globalStyle(`${alternatives} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  borderBlockEnd: `2px dashed ${color.border.subtle}`,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: vars.size.touch,
  color: color.brand.text,
  fontWeight: type.weight.semibold,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const notes = style({ display: 'grid', gap: space[8], paddingInlineStart: space[24] })
globalStyle(`${notes} > li::marker`, { color: color.accent.stitch })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} :is(th, td)`, {
  padding: space[12],
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
globalStyle(`${table} thead th`, {
  color: color.text.muted,
  fontSize: type.size[14],
  fontWeight: type.weight.medium,
})
globalStyle(`${table} tbody th`, { inlineSize: '16rem' })
export const key = style({
  display: 'inline-block',
  marginInlineEnd: space[8],
  paddingBlock: space[2],
  paddingInline: space[8],
  border: `1px solid ${color.border.control}`,
  borderBlockEndWidth: '3px',
  borderRadius: radius.control,
  background: color.surface.card,
  fontFamily: 'inherit',
  fontSize: type.size[14],
  fontWeight: type.weight.medium,
  whiteSpace: 'nowrap',
})

export const course = style({ display: 'grid' })
globalStyle(`${course} > div`, {
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: space[12],
  borderBlockEnd: `2px dashed ${color.border.subtle}`,
  '@media': { [wide]: { gridTemplateColumns: '14rem 1fr' } },
})
globalStyle(`${course} dt`, { fontWeight: type.weight.semibold })

export const chips = style({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: space[16],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.pill,
  color: color.brand.text,
  fontWeight: type.weight.semibold,
  textDecoration: 'none',
  ':hover': { background: color.brand.subtle },
})
