import { style, styleVariants } from '@vanilla-extract/css'
import { ticketShape, tornEndFrom } from '../flight-card/ticket.css.ts'
import { vars } from '../tokens/index.ts'

// Room for its text, not the screen, says where the stub stands: at twice the text size a laptop has little.
const room = '30rem'
const wide = `(min-width: ${room})`

export const card = style([ticketShape, { containerType: 'inline-size' }])

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, auto)' } },
})

export const main = style({ padding: vars.space[16], display: 'grid', gap: vars.space[12] })

export const plan = style({
  margin: 0,
  fontSize: vars.type.size[22],
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.snug,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  margin: 0,
})

export const term = style({ fontSize: vars.type.size[14], color: vars.color.text.muted })
export const value = style({
  margin: 0,
  fontWeight: vars.type.weight.semibold,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

/** The badge, and what it means for this booking. */
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
})

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.pill,
  fontSize: vars.type.size[14],
  fontWeight: vars.type.weight.bold,
})

const tone = (name: 'positive' | 'warning' | 'critical') => [
  status,
  { background: vars.color[name].subtle, color: vars.color[name].text },
]

export const statuses = styleVariants({
  positive: tone('positive'),
  warning: tone('warning'),
  critical: tone('critical'),
})

export const stub = style([
  tornEndFrom(room),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    padding: vars.space[16],
    '@container': {
      [wide]: {
        flexDirection: 'column',
        alignItems: 'flex-end',
        justifyContent: 'center',
        textAlign: 'end',
      },
    },
  },
])

export const price = style({
  fontSize: vars.type.size[28],
  fontWeight: vars.type.weight.heavy,
  lineHeight: vars.type.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.type.size[14],
  color: vars.color.text.muted,
})
