import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { mixins, upTo, vars } from '../tokens/index.ts'

export const whole = style(mixins.stack(16))

export const halves = style({
  display: 'grid',
  gridTemplateColumns: upTo(2, '17rem', vars.space[48]),
  rowGap: vars.space[24],
  columnGap: vars.space[48],
})

export const half = style({ ...mixins.bareGroup, minInlineSize: 0 })

export const legend = style({
  padding: 0,
  inlineSize: '100%',
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
  ...mixins.text(18, 'bold'),
})

export const row = style({
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
})

export const foot = style({
  ...mixins.stack(4),
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const total = style({
  ...mixins.row(8),
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style(mixins.small)

const IN_SIGHT = {
  position: 'sticky',
  zIndex: 1,
  // Above what stands at the lower edge of the screen, such as the bar with the price.
  insetBlockEnd: `calc(var(--page-edge-end, 0px) + var(--page-bar-end, 0px) + ${vars.space[8]})`,
  boxShadow: vars.shadow.raised,
} as const

const toned = (color: { subtle: string; border: string }) => ({
  background: color.subtle,
  borderColor: color.border,
  // A low screen, such as one with its keyboard open, is left to the counts.
  '@media': { '(min-height: 480px)': IN_SIGHT },
})

/** The live region stays in the page; empty, it takes back the gap before it. */
export const message = recipe({
  base: {
    ...mixins.stack(8),
    justifyItems: 'start',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      critical: toned(vars.color.critical),
      warning: toned(vars.color.warning),
      info: { background: vars.color.brand.subtle },
      none: { marginBlockStart: `-${vars.space[16]}`, padding: 0, border: 0 },
    },
  },
})

export const words = style({
  display: 'flex',
  gap: vars.space[8],
  minInlineSize: 0,
  ...mixins.text(14, 'medium'),
})

export const mark = recipe({
  base: { flex: 'none' },
  variants: {
    tone: {
      critical: { color: vars.color.critical.text },
      warning: { color: vars.color.warning.text },
      info: { color: vars.color.brand.text },
    },
  },
})

// What has the focus is not behind the message.
globalStyle(`${whole} :is(button, input)`, { scrollMarginBlockEnd: '9rem' })
