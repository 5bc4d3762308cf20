import { keyframes, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '../tokens/index.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** Above everything, a dialog too: what it says is news. */
export const list = style({
  position: 'fixed',
  zIndex: 70,
  insetBlockEnd: 'var(--page-edge-end, 0px)',
  insetInline: 0,
  ...mixins.stack(8),
  maxBlockSize: '100dvb',
  overflowY: 'auto',
  margin: 0,
  padding: vars.space[16],
  listStyle: 'none',
  // The empty part of it lets presses through.
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: { insetInlineStart: 'auto', inlineSize: 'min(27rem, 100%)' },
  },
  selectors: { '&:empty': { padding: 0 } },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.card,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
})
export const words = style({ flex: 1, minInlineSize: 0 })
export const close = style({ padding: vars.space[4] })
