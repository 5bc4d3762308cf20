import { globalStyle, style } from '@vanilla-extract/css'
import { mixins, vars } from '../tokens/index.ts'

export const wrap = style(mixins.stack(12))

export const heading = style({
  margin: 0,
  ...mixins.text(16, 'bold'),
})

export const list = style({ ...mixins.bareList, overflowWrap: 'anywhere' })

export const segment = style({
  display: 'grid',
  gridTemplateColumns: 'min(6.25rem, 36%) 12px minmax(0, 1fr)',
  columnGap: vars.space[12],
  selectors: {
    '& + &': { marginBlockStart: vars.space[16] },
    // Months are longer words.
    '&:lang(bn)': { gridTemplateColumns: 'min(6.75rem, 38%) 12px minmax(0, 1fr)' },
  },
})

export const time = style({
  ...mixins.heading(18),
  fontVariantNumeric: 'tabular-nums',
})
// A date may break, a time never does.
globalStyle(`${time} > time`, { whiteSpace: 'nowrap' })

export const small = style({
  display: 'block',
  ...mixins.text(14, 'regular'),
  color: vars.color.text.muted,
})

// Each stop is a ring on the stitch; the stitch runs from one to the next.
const stitch = `2px dashed ${vars.color.accent.stitch}`

export const dot = style({
  position: 'relative',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: 12,
    blockSize: 12,
    marginBlockStart: '6px',
    border: `3px solid ${vars.color.brand.solid}`,
    borderRadius: vars.radius.pill,
  },
})

export const departureDot = style([
  dot,
  {
    '::after': {
      content: '',
      position: 'absolute',
      insetBlock: '20px 0',
      insetInlineStart: 5,
      borderInlineStart: stitch,
    },
  },
])

export const thread = style({
  justifySelf: 'center',
  // Up to the ring of the arrival, which hangs a little below its line's top.
  marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
  borderInlineStart: stitch,
})

export const place = style({ fontWeight: vars.type.weight.semibold })

export const flight = style({
  display: 'flex',
  gap: vars.space[12],
  alignItems: 'flex-start',
  paddingBlock: vars.space[12],
  fontSize: vars.type.size[14],
})

export const layover = style({
  ...mixins.row(8),
  marginBlock: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.accent.subtle,
  color: vars.color.text.default,
  fontSize: vars.type.size[14],
})
globalStyle(`${layover} > svg`, { flex: 'none' })

export const nextDay = style({
  color: vars.color.warning.text,
  ...mixins.text(14, 'semibold'),
})
