import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '../tokens/index.ts'

export const panel = style({
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.resting,
  padding: vars.space[24],
  scrollMarginBlockStart: '88px',
  '@media': {
    [from.desktop]: { position: 'sticky', insetBlockStart: '88px' },
    '(forced-colors: active)': { border: '1px solid' },
  },
})

export const heading = style({
  margin: 0,
  ...mixins.text(18, 'bold'),
})

export const lines = style({ margin: 0, marginBlockStart: vars.space[16], display: 'grid' })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
})

export const amount = style({
  margin: 0,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const deal = style([
  amount,
  { color: vars.color.positive.text, fontWeight: vars.type.weight.semibold },
])

// The perforation: the total is the end that is torn off.
export const total = style([
  line,
  {
    alignItems: 'baseline',
    marginBlockStart: vars.space[8],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
    fontWeight: vars.type.weight.bold,
  },
])

export const totalAmount = style([
  amount,
  {
    ...mixins.text(28, 'heavy'),
    lineHeight: vars.type.leading.tight,
  },
])

export const note = style({
  margin: 0,
  marginBlockStart: vars.space[8],
  ...mixins.small,
})

export const action = style({ marginBlockStart: vars.space[16] })

const narrow = 'screen and (max-width: 1023.98px)'

const atTheFoot = {
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  // What else stands at the lower edge of the page keeps its room.
  insetBlockEnd: 'var(--page-edge-end, 0px)',
  ...mixins.column(16),
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(7rem, 45%), 45%)',
  alignItems: 'center',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  background: vars.color.surface.card,
  borderBlockStart: `2px dashed ${vars.color.accent.stitch}`,
  boxShadow: vars.shadow.raised,
} as const

export const bar = style({ display: 'none', '@media': { [narrow]: atTheFoot } })

/** With the button in it: on a desktop, and on paper, only the button is left, below the total. */
export const submitBar = style({
  marginBlockStart: vars.space[16],
  '@media': { [narrow]: { ...atTheFoot, marginBlockStart: 0 }, print: { display: 'none' } },
})

export const barLink = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minBlockSize: vars.size.touch,
      color: vars.color.text.default,
      textDecoration: 'none',
      lineHeight: vars.type.leading.tight,
    },
  },
})

export const barTotal = style({
  // On a phone with large text an amount is not broken in two.
  fontSize: `min(${vars.type.size[22]}, 9vi)`,
  fontWeight: vars.type.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})

export const barMore = style({
  fontSize: vars.type.size[14],
  color: vars.color.brand.text,
  textDecoration: 'underline',
})

// The bar never hides what has the focus, nor the end of the page (WCAG 2.4.11).
globalStyle(`html:has(${bar}, ${submitBar})`, {
  '@media': {
    '(max-width: 1023.98px)': { scrollPaddingBlockEnd: 'calc(88px + var(--page-edge-end, 0px))' },
  },
})
globalStyle(`body:has(${bar}, ${submitBar})`, {
  '@media': {
    '(max-width: 1023.98px)': {
      paddingBlockEnd: '80px',
      // For what else stays in sight there.
      vars: { '--page-bar-end': '64px' },
    },
  },
})
