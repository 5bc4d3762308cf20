import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from, mixins, vars } from '../tokens/index.ts'

const still = '(prefers-reduced-motion: reduce)'
const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } })
const fromEndRtl = keyframes({ from: { transform: 'translateX(-100%)' } })

/** The overlay is the scroller and holds the panel, so whatever opens inside the panel can scroll. */
export const overlay = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 40,
    display: 'grid',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.surface.overlay,
    animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { [still]: { animation: 'none' } },
  },
  variants: {
    kind: {
      dialog: { placeItems: 'center', padding: vars.space[16] },
      sheet: {
        placeItems: 'end stretch',
        overflow: 'hidden',
        '@media': { [from.tablet]: { placeItems: 'stretch end' } },
      },
    },
  },
})

export const panel = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    background: vars.color.surface.card,
    color: vars.color.text.default,
    boxShadow: vars.shadow.raised,
    // Seen only where the system takes the colours over.
    border: '1px solid transparent',
    ':focus': { outline: 'none' },
  },
  variants: {
    kind: {
      dialog: {
        borderRadius: vars.radius.card,
        animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
        '@media': { [still]: { animation: 'none' } },
      },
      sheet: {
        maxBlockSize: '92dvb',
        borderStartStartRadius: vars.radius.card,
        borderStartEndRadius: vars.radius.card,
        animation: `${fromBelow} ${vars.motion.slow} ${vars.motion.ease}`,
        '@media': {
          [from.tablet]: {
            inlineSize: '440px',
            maxBlockSize: 'none',
            blockSize: '100dvb',
            borderStartEndRadius: 0,
            borderEndStartRadius: vars.radius.card,
            animationName: fromEnd,
          },
          [still]: { animation: 'none' },
        },
        selectors: {
          '[dir="rtl"] &': {
            '@media': {
              [`${from.tablet} and (prefers-reduced-motion: no-preference)`]: {
                animationName: fromEndRtl,
              },
            },
          },
        },
      },
    },
    size: {
      small: { maxInlineSize: '400px' },
      medium: { maxInlineSize: '560px' },
      large: { maxInlineSize: '880px' },
      auto: {},
      full: {
        blockSize: '100dvb',
        maxBlockSize: 'none',
        borderRadius: 0,
        '@media': { [from.tablet]: { inlineSize: '100%', borderRadius: 0 } },
      },
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
  '@media': { [from.tablet]: { paddingInlineStart: vars.space[24] } },
  borderBlockEnd: `2px dashed ${vars.color.border.subtle}`,
})

export const headings = style({ flex: 1, minInlineSize: 0, paddingBlock: vars.space[8] })

export const title = style({
  margin: 0,
  ...mixins.heading(22),
})

export const description = style({ margin: 0, color: vars.color.text.muted })

export const body = recipe({
  base: {
    padding: vars.space[16],
    '@media': { [from.tablet]: { padding: vars.space[24] } },
  },
  variants: {
    kind: {
      dialog: {},
      sheet: { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  },
})

export const foot = style({
  position: 'sticky',
  // Down to the edge of the screen, through the overlay's own padding.
  insetBlockEnd: `calc(-1 * ${vars.space[16]})`,
  ...mixins.wrap(12),
  justifyContent: 'flex-end',
  padding: vars.space[16],
  '@media': { [from.tablet]: { paddingInline: vars.space[24] } },
  background: vars.color.surface.card,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
})
