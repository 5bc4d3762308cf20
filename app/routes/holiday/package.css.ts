import { style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'
import * as productHead from '../../shell/product-head.css.ts'

export { head, place } from '../../shell/product-head.css.ts'

export const way = style({ marginBlockEnd: vars.space[16] })

export const picture = style([
  productHead.picture,
  { '@media': { [from.tablet]: { minBlockSize: '22rem' } } },
])
export const words = style([productHead.words, { gap: vars.space[12] }])

export const facts = style({
  ...mixins.lines(24, 8),
  ...mixins.bareList,
})

export const fact = style(mixins.inlineRow(8))
export const star = style({ display: 'inline-flex', color: vars.color.accent.stitch })

export const cost = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  marginBlockStart: vars.space[8],
})

export const price = style(mixins.figures(36))

export const note = style({
  display: 'block',
  ...mixins.small,
})

/** What the visa needs, before the details. */
export const visa = style({ marginBlockStart: vars.space[24] })

export const body = style({
  ...mixins.column(32),
  alignItems: 'start',
  marginBlockStart: vars.space[32],
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[48] },
  },
})

/** First in reading order, and at the end of the line where there is room. */
export const column = style({
  ...mixins.stack(32),
  minInlineSize: 0,
  '@media': { [from.desktop]: { gridColumn: 1, gridRow: 1 } },
})

export const description = style({
  maxInlineSize: '44rem',
  fontSize: vars.type.size[18],
  overflowWrap: 'anywhere',
})

/** Stays in view while the days scroll. */
export const side = style({
  minInlineSize: 0,
  '@media': {
    [from.desktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', insetBlockStart: '5.5rem' },
  },
})

export const lists = style({
  ...mixins.stack(24),
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[32] } },
})

export const lines = style({
  ...mixins.stack(8),
  ...mixins.bareList,
  marginBlockStart: vars.space[12],
})

export const line = style({
  ...mixins.stack(12),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  overflowWrap: 'anywhere',
})

const sign = { display: 'inline-flex', marginBlockStart: vars.space[2] } as const
export const yes = style({ ...sign, color: vars.color.positive.text })
export const no = style({ ...sign, color: vars.color.text.muted })

/** The running stitch from day to day. */
export const days = style({
  display: 'grid',
  ...mixins.bareList,
  marginBlockStart: vars.space[24],
  marginInlineStart: vars.space[8],
})

export const day = style({
  position: 'relative',
  ...mixins.stack(4),
  maxInlineSize: '44rem',
  paddingInlineStart: vars.space[32],
  paddingBlockEnd: vars.space[24],
  borderInlineStart: `2px dashed ${vars.color.accent.stitch}`,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-9px',
    insetBlockStart: '4px',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: vars.radius.pill,
    background: vars.color.surface.page,
    border: `4px solid ${vars.color.brand.solid}`,
  },
  ':last-child': { borderInlineStartColor: 'transparent', paddingBlockEnd: 0 },
})

export const dayName = style(mixins.text(18, 'bold'))

export const policy = style({
  ...mixins.stack(8),
  marginBlockStart: vars.space[12],
  paddingInlineStart: vars.space[24],
  maxInlineSize: '44rem',
  overflowWrap: 'anywhere',
})
