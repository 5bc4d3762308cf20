import { keyframes, style } from '@vanilla-extract/css'
import { from, vars } from '../tokens/index.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** Above everything, also above a dialog: what it says is news. */
export const region = style({
  position: 'fixed',
  zIndex: 60,
  insetBlockEnd: 'var(--page-edge-end, 0px)',
  insetInline: 0,
  display: 'grid',
  maxBlockSize: '100dvb',
  overflowY: 'auto',
  padding: vars.space[16],
  // The empty part of it lets presses through.
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: { insetInlineStart: 'auto', inlineSize: 'min(27rem, 100%)' },
  },
  selectors: { '&:not(:has(li))': { padding: 0 } },
})

export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  marginBlockStart: vars.space[8],
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
export const words = style({ flex: 1, minInlineSize: 0 })
export const close = style({ padding: vars.space[4] })
