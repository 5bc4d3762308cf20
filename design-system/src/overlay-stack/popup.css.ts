import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

/** Around a trigger and what hangs under it. */
export const anchor = style({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: '100%',
})

/** What hangs under (or, with `data-side`, above) its trigger. */
export const popup = style({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: `calc(100% + ${vars.space[4]})`,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: `min(22rem, calc(100vw - ${vars.space[16]}))`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.card,
  color: vars.color.text.default,
  boxShadow: vars.shadow.raised,
  fontSize: vars.type.size[16],
  fontWeight: vars.type.weight.regular,
  scrollMargin: vars.space[8],
  textAlign: 'start',
  selectors: {
    '&[data-side="above"]': {
      insetBlockStart: 'auto',
      insetBlockEnd: `calc(100% + ${vars.space[4]})`,
    },
    '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
})
