import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from, vars, within } from '../tokens/index.ts'

export const card = recipe({
  base: {
    display: 'block',
    position: 'relative',
    minInlineSize: 0,
    background: vars.color.surface.card,
    // An edge for forced colours and for the dark theme, where a shadow does not show.
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.resting,
  },
  variants: {
    padding: {
      none: {},
      16: { padding: vars.space[16] },
      24: {
        padding: vars.space[16],
        '@media': { [from.tablet]: { padding: vars.space[24] } },
      },
    },
    raised: { true: { boxShadow: vars.shadow.raised } },
  },
})

/** How far the notches of the perforation bite into the card. */
const bite = '9px'
const notch = (at: string) => `radial-gradient(circle ${bite} at ${at}, transparent 98%, black) `

/** Its width says where the stub is. */
export const room = style({ minInlineSize: 0, containerType: 'inline-size' })

export const ticket = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  // A filter follows the notches; a box shadow would be cut off by the mask.
  filter: vars.shadow.cut,
  '@container': { [within.tablet]: { flexDirection: 'row' } },
})

const part = {
  padding: vars.space[16],
  background: vars.color.surface.card,
  borderRadius: vars.radius.card,
  '@media': {
    '(forced-colors: active)': { border: '1px solid', maskImage: 'none' },
  },
} as const

const across = (side: '0' | '100%') => ({
  maskImage: `${notch(`0 ${side}`)}, ${notch(`100% ${side}`)}`,
  maskComposite: 'intersect',
})
const along = (side: '0' | '100%') => ({
  maskImage: `${notch(`${side} 0`)}, ${notch(`${side} 100%`)}`,
  maskComposite: 'intersect',
})

export const main = style({
  ...part,
  ...across('100%'),
  flex: 1,
  minInlineSize: 0,
  '@container': { [within.tablet]: { padding: vars.space[24], ...along('100%') } },
  selectors: { '[dir="rtl"] &': { '@container': { [within.tablet]: along('0') } } },
})

/** The torn-off end: the stitch is the perforation. */
export const stub = style({
  ...part,
  ...across('0'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[8],
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: vars.space[16],
    insetBlockStart: '-1px',
    borderBlockStart: `2px dashed ${vars.color.border.control}`,
  },
  '@container': {
    [within.tablet]: {
      padding: vars.space[24],
      minInlineSize: '15rem',
      ...along('0'),
    },
  },
  selectors: {
    '[dir="rtl"] &': { '@container': { [within.tablet]: along('100%') } },
    '&::before': {
      '@container': {
        [within.tablet]: {
          insetBlock: vars.space[16],
          insetInline: '-1px auto',
          borderBlockStart: 0,
          borderInlineStart: `2px dashed ${vars.color.border.control}`,
        },
      },
    },
  },
})
