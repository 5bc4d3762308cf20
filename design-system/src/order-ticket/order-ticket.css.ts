import { style, styleVariants } from '@vanilla-extract/css'
import { ticketOf } from '../flight-card/ticket.css.ts'
import { mixins, vars, within } from '../tokens/index.ts'

const shape = ticketOf('600px', 'minmax(0, 1fr) minmax(12rem, 15rem)')

export const { layout } = shape
export const ticket = style([shape.card, { '@media': { print: { breakInside: 'avoid' } } }])

export const main = style({ display: 'grid', minInlineSize: 0, alignContent: 'space-between' })

// ---- the printed head of the ticket
export const band = style({
  ...mixins.lines(16, 8),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  background: vars.color.brand.subtle,
  borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
  '@container': { [within.tablet]: { paddingInline: vars.space[24] } },
})

export const kind = style({
  ...mixins.inlineRow(8),
  color: vars.color.brand.text,
  fontWeight: vars.type.weight.bold,
})

export const state = style({
  ...mixins.lines(12, 4),
  alignItems: 'center',
  fontSize: vars.type.size[14],
})

export const body = style({
  ...mixins.column(24),
  padding: vars.space[16],
  '@container': { [within.tablet]: { padding: vars.space[24] } },
})

const headings = styleVariants({
  // Beside large airport codes the heading says the same again: it need not shout.
  small: {
    ...mixins.text(18, 'semibold'),
    color: vars.color.text.muted,
  },
  large: { fontSize: vars.type.size[28], fontWeight: vars.type.weight.bold },
})
const headingBase = style({
  margin: 0,
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})
export const plainHeading = style([headingBase, headings.small])
export const heading = style([headingBase, headings.large])

// ---- one leg. At 200% text the arrival moves to a line of its own instead of out of the ticket.
export const leg = style({
  ...mixins.wrap(12),
  alignItems: 'flex-start',
})

export const end = style({
  display: 'grid',
  selectors: { '&:last-child': { textAlign: 'end', marginInlineStart: 'auto' } },
})

export const code = style({
  ...mixins.text(36, 'heavy'),
  lineHeight: vars.type.leading.tight,
  letterSpacing: '0.04em',
})

export const time = style({
  ...mixins.heading(22),
  fontVariantNumeric: 'tabular-nums',
})

export const small = style(mixins.small)

export const way = style({
  flex: '1 1 4.25rem',
  display: 'grid',
  textAlign: 'center',
  ...mixins.small,
  fontVariantNumeric: 'tabular-nums',
})

/** The stitched flight path; the plane flies in the middle of it. */
export const path = style({
  ...mixins.row(8),
  color: vars.color.brand.text,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
    },
  },
})
export const plane = style({
  display: 'inline-flex',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

// ---- for whom, and when
export const facts = style({
  ...mixins.lines(32, 16),
  margin: 0,
})
/** On a line of their own: a name in a script whose font comes late must not move the facts. */
export const names = style({ flex: '1 0 100%' })
export const name = style({
  margin: 0,
  ...mixins.text(18, 'bold'),
  overflowWrap: 'anywhere',
})
export const value = style({
  margin: 0,
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const next = style({
  ...mixins.wrappingRow(16),
  justifyContent: 'space-between',
  padding: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@container': { [within.tablet]: { paddingInline: vars.space[24] } },
  '@media': {
    print: { display: 'none' },
  },
})
export const nextText = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const nextTitle = style({
  margin: 0,
  ...mixins.text(16, 'bold'),
})

// ---- the torn-off end
export const stub = style([
  shape.stub,
  {
    ...mixins.stack(16),
    alignContent: 'space-between',
    minInlineSize: 0,
    padding: vars.space[16],
    background: vars.color.surface.card,
    '@container': { [within.tablet]: { padding: vars.space[24] } },
  },
])
export const stubFacts = style({
  ...mixins.wrap(16),
  justifyContent: 'space-between',
  margin: 0,
  '@container': { [within.tablet]: { flexDirection: 'column' } },
})
export const reference = style({
  margin: 0,
  ...mixins.text(22, 'bold'),
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
})
export const total = style({
  margin: 0,
  ...mixins.figures(28),
})
export const actions = style({
  ...mixins.stack(8),
  '@media': { print: { display: 'none' } },
})
