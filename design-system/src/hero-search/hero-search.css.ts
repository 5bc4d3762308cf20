import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars, within } from '../tokens/index.ts'

const { color, space, type, radius, shadow, size } = vars

/** Four tabs of a phone. */
const small = '(max-width: 447px)'
/** Route, two dates and passengers side by side, each date with room for its day. */
const oneRow = '(min-width: 1056px)'

export const hero = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: size.content,
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const card = style({
  minInlineSize: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.card,
  boxShadow: shadow.raised,
  color: color.text.default,
})
/** The tabs are the torn-off top of the ticket. */
export const tabs = style({
  paddingInline: space[8],
  paddingBlockStart: space[8],
  '@container': { [within.tablet]: { paddingInline: space[24] } },
})
// On a phone all four fit: the icon stands over the word. At 200% text they take two rows.
globalStyle(`${tabs} a`, {
  '@container': {
    [small]: {
      flexDirection: 'column',
      gap: space[4],
      inlineSize: '100%',
      paddingInline: space[8],
      fontSize: type.size[14],
    },
  },
})
globalStyle(`${tabs} ul`, { '@container': { [small]: { flexWrap: 'wrap' } } })
globalStyle(`${tabs} li`, {
  '@container': {
    [small]: {
      flex: '1 1 auto',
      // Half the row each as soon as four are wider than it: never three and one.
      minInlineSize: 'clamp(0px, (16rem - 100%) * 999, 50% - 4px)',
    },
  },
})
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(64px)' } })
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-64px)' } })
const slideIn = (name: string) => `${name} ${vars.motion.slow} ${vars.motion.ease}`
/** Comes in from the side on which its tab is; only after the tab was changed. */
export const panel = style({
  padding: space[16],
  '@container': { [within.tablet]: { padding: space[24] } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-slide="forward"], [dir="rtl"] &[data-slide="back"]': {
          animation: slideIn(fromRight),
        },
        '&[data-slide="back"], [dir="rtl"] &[data-slide="forward"]': {
          animation: slideIn(fromLeft),
        },
      },
    },
  },
})

export const form = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  containerType: 'inline-size',
})
/** Route, dates, passengers: one row on a desktop, two on a tablet, a column on a phone. */
export const fields = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@container': {
    [within.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' },
    [oneRow]: {
      gridTemplateColumns: 'minmax(0, 2.6fr) minmax(0, 1.8fr) minmax(0, 1fr)',
      // The passengers take a row of their own, and a native date wants room for its button.
      '@media': {
        '(scripting: none)': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
      },
    },
  },
})

export const route = style({
  position: 'relative',
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  '@container': {
    [within.tablet]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [oneRow]: { gridColumn: 'auto' },
  },
})

/** Where the label of the first airport ends: in Bangla it has two words. */
const labelEnd = createVar()

/** The stitched path from one airport to the other; on a phone the seam between the two. */
export const path = style({
  vars: { [labelEnd]: '4.25rem' },
  position: 'absolute',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  insetInlineEnd: space[16],
  insetBlockStart: 'calc(6.25rem + 4px)',
  inlineSize: `calc(100% - ${space[32]})`,
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  selectors: { '&:lang(bn)': { vars: { [labelEnd]: '5.75rem' } } },
  '@container': {
    [within.tablet]: {
      insetInlineEnd: 'auto',
      insetInlineStart: labelEnd,
      insetBlockStart: '1.35rem',
      inlineSize: `calc(50% - ${labelEnd} + 22px)`,
    },
  },
})
export const stitch = style({
  flex: 1,
  blockSize: '2px',
  background: `repeating-linear-gradient(to right, ${color.accent.stitch} 0 8px, transparent 8px 14px)`,
  '@media': { '(forced-colors: active)': { borderBlockStart: '2px dashed', background: 'none' } },
})
globalStyle(`${path} button`, { pointerEvents: 'auto' })
export const to = style({ minInlineSize: 0 })
globalStyle(`${to} label`, { '@container': { [within.tablet]: { paddingInlineStart: space[32] } } })

export const dates = style({
  minInlineSize: 0,
  '@container': {
    [within.tablet]: { gridColumn: 'span 2' },
    [oneRow]: { gridColumn: 'auto' },
  },
})
export const oneWay = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
})

/** An offer, not a field: a stub with a stitched edge. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: size.touch,
  paddingBlock: space[8],
  paddingInline: space[16],
  border: `2px dashed ${color.accent.stitch}`,
  borderRadius: radius.control,
  background: color.accent.subtle,
  color: color.text.default,
  font: 'inherit',
  lineHeight: type.leading.snug,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderStyle: 'solid' },
  '@container': { [within.tablet]: { minBlockSize: '6.25rem' } },
  '@media': {
    '(scripting: none)': { display: 'none' },
  },
})
export const moreLead = style({
  display: 'block',
  fontSize: type.size[14],
  fontWeight: type.weight.semibold,
  letterSpacing: '0.04em',
})
export const moreWhat = style({
  display: 'block',
  fontSize: type.size[18],
  fontWeight: type.weight.bold,
})

/** Without script, in the place of the trip type that needs it. */
export const plain = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  color: color.brand.text,
  fontWeight: type.weight.semibold,
  textDecoration: 'underline',
})

export const foot = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  '@container': { [within.tablet]: { gridTemplateColumns: '1fr minmax(16rem, auto)' } },
})
export const problems = style({ color: color.critical.text, fontWeight: type.weight.medium })
export const submit = style({ '@container': { [within.tablet]: { gridColumn: 2 } } })
globalStyle(`${submit} > button`, {
  inlineSize: '100%',
  minBlockSize: '56px',
  fontSize: type.size[18],
  letterSpacing: '0.02em',
})

export const party = style({ '@container': { [within.tablet]: { maxInlineSize: '20rem' } } })
