import { style, styleVariants } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

export const page = style({
  ...mixins.column(24),
  maxInlineSize: '46rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[24],
  '@media': { [from.tablet]: { paddingBlock: vars.space[48] } },
})

export const small = style(mixins.small)
export const strong = style({
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const words = style({ ...mixins.stack(8), minInlineSize: 0 })
export const form = style(mixins.stack(16))
export const tips = style({ margin: 0, paddingInlineStart: vars.space[24] })

// ---- before a check: what to look for on the paper
export const introduction = style({
  ...mixins.stack(24),
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const specimen = style({
  ...mixins.wrap(24),
  margin: 0,
  padding: vars.space[16],
  border: `2px dashed ${vars.color.accent.stitch}`,
  borderRadius: vars.radius.card,
  '@media': {
    [from.tablet]: { flexDirection: 'column', gap: vars.space[12], rotate: '2deg' },
  },
})

// ---- the verdict: the colour of its band and the stamp in its corner go with the words
const band = style({
  ...mixins.stack(16),
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  border: '1px solid transparent',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: vars.space[24],
      padding: vars.space[24],
    },
  },
})
const tone = (name: 'positive' | 'warning' | 'critical') => [
  band,
  {
    background: vars.color[name].subtle,
    borderColor: vars.color[name].border,
    vars: { '--verify-ink': vars.color[name].text },
  },
]
export const verdict = styleVariants({
  good: tone('positive'),
  waiting: tone('warning'),
  bad: tone('critical'),
})

/** A rubber stamp: two rings, the inner one stitched, pressed on at a slant. */
export const stamp = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.75rem',
  blockSize: '3.75rem',
  borderRadius: vars.radius.pill,
  border: '3px solid var(--verify-ink)',
  outline: '2px dashed var(--verify-ink)',
  outlineOffset: '-0.4375rem',
  color: 'var(--verify-ink)',
  rotate: '-8deg',
})

// ---- what to compare with the paper
export const list = style({
  display: 'grid',
  ...mixins.bareList,
  marginBlockStart: vars.space[8],
})
const row = style({
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
})
export const flight = style([row, { display: 'grid', gap: vars.space[4] }])
export const route = style({
  ...mixins.row(12),
  maxInlineSize: '20rem',
})
export const code = style({
  ...mixins.text(28, 'heavy'),
  lineHeight: vars.type.leading.tight,
  letterSpacing: '0.04em',
})
/** The stitched flight path. */
export const path = style({
  flex: 1,
  ...mixins.row(8),
  color: vars.color.brand.text,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
    },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
})
export const cities = style({ overflowWrap: 'anywhere' })
export const traveler = style([
  row,
  {
    ...mixins.lines(16, 4),
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
])
export const initials = style({
  ...mixins.text(18, 'bold'),
  minInlineSize: '4rem',
})

export const references = style({
  ...mixins.wrap(16),
  margin: 0,
  '@media': { [from.tablet]: { flexDirection: 'column', gap: vars.space[24] } },
})
export const reference = style({
  margin: 0,
  ...mixins.text(22, 'bold'),
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
})

// ---- where else to ask
export const airline = style({
  ...mixins.stack(8),
  paddingBlockStart: vars.space[16],
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
})
