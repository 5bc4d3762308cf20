import { style } from '@vanilla-extract/css'
import { from, vars } from '../tokens/index.ts'

export const whole = style({ display: 'grid', gap: vars.space[16] })

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[48] },
  },
})

export const half = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

export const legend = style({
  padding: 0,
  inlineSize: '100%',
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
  fontSize: vars.type.size[18],
  fontWeight: vars.type.weight.bold,
})

export const row = style({
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
})

export const foot = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})

export const total = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.type.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ fontSize: vars.type.size[14], color: vars.color.text.muted })

export const problem = style({
  display: 'flex',
  gap: vars.space[8],
  color: vars.color.critical.text,
  fontWeight: vars.type.weight.medium,
  selectors: {
    // The live region stays in the page; empty, it takes back the gap before it.
    '&:empty': { marginBlockStart: `-${vars.space[16]}` },
    '&:not(:empty)': {
      paddingBlock: vars.space[12],
      paddingInline: vars.space[16],
      borderRadius: vars.radius.control,
      background: vars.color.critical.subtle,
    },
  },
})
