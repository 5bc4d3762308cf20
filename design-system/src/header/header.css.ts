import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from, mixins, vars } from '../tokens/index.ts'

/** As at a zoom of 400%: what sticks would take half of it. */
const low = '(max-height: 20rem)'

export const header = recipe({
  base: {
    zIndex: 30,
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: {
      '&[data-scroll="hidden"]': { transform: 'translateY(-100%)' },
      // Stays in sight while it has the focus.
      '&[data-scroll="hidden"]:is(:focus-within, :has([open]))': { transform: 'none' },
      '&:not([data-scroll="top"])': { boxShadow: vars.shadow.resting },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(forced-colors: active)': { borderBlockEnd: '1px solid' },
      print: { display: 'none' },
    },
  },
  variants: {
    followsScroll: {
      true: {
        position: 'sticky',
        insetBlockStart: 0,
        '@media': { [low]: { position: 'relative' } },
      },
      false: { position: 'relative' },
    },
    overHero: {
      true: { background: vars.color.surface.masthead, color: vars.color.text.onMasthead },
      false: { background: vars.color.surface.card, color: vars.color.text.default },
    },
  },
})

export const inner = style({
  // Handed on to what hangs below it.
  background: 'inherit',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '52px',
  color: 'inherit',
  textDecoration: 'none',
})

export const wordmark = style({ display: 'block', inlineSize: 104, blockSize: 40 })
export const letters = style({
  fill: 'currentColor',
  fontSize: '32px',
  fontWeight: vars.type.weight.heavy,
  letterSpacing: '-0.01em',
})
export const stitch = style({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 2.5,
  strokeDasharray: '5 4',
  strokeLinecap: 'round',
})
export const wing = style({ fill: vars.color.accent.solid })

// A second row of four on a phone, in line with the logo from a tablet on.
export const nav = style({
  order: 3,
  flexBasis: '100%',
  '@media': { [from.tablet]: { order: 0, flexBasis: 'auto', marginInlineEnd: 'auto' } },
})

// Where the page has the same tabs the phone's second row hangs below the header, so that nothing moves as it comes.
const phone = 'screen and (max-width: 767.98px)'
export const hangingNav = style([
  nav,
  {
    '@media': {
      [phone]: {
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        paddingInline: vars.space[16],
        background: 'inherit',
        boxShadow: vars.shadow.resting,
      },
    },
  },
])
export const waitingNav = style([nav, { '@media': { [phone]: { display: 'none' } } }])

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  ...mixins.bareList,
  '@media': { [from.tablet]: { gap: vars.space[8] } },
})
// Four in a row on a phone; two and two at 200% text.
globalStyle(`${tabs} > li`, {
  flex: '1 1 4.25rem',
  '@media': { [from.tablet]: { flex: 'none' } },
})

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '52px',
  color: 'inherit',
  textDecoration: 'none',
  ...mixins.text(14, 'semibold'),
  letterSpacing: '0.03em',
  lineHeight: vars.type.leading.snug,
  selectors: {
    // The stitch under the tab one is at.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[8],
      insetBlockEnd: 0,
      borderBlockEnd: '3px dashed transparent',
    },
    '&:hover::after': { borderBlockEndColor: 'currentColor' },
    '&[aria-current]::after': { borderBlockEndColor: vars.color.accent.solid },
    '&[aria-current]': { fontWeight: vars.type.weight.heavy },
  },
  '@media': {
    [from.tablet]: {
      flexDirection: 'row',
      gap: vars.space[8],
      minBlockSize: '64px',
      paddingInline: vars.space[12],
    },
  },
})

export const signIn = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[16],
  border: '1px solid currentColor',
  borderRadius: vars.radius.pill,
  color: 'inherit',
  textDecoration: 'none',
  ...mixins.text(14, 'bold'),
  letterSpacing: '0.03em',
  ':hover': { textDecoration: 'underline' },
})

export const end = style(mixins.row(12))

// A link to a place on the page, and the focus, never end up under the header.
globalStyle(`html:has(${header.classNames.base})`, {
  scrollPaddingBlockStart: '112px',
  '@media': { [low]: { scrollPaddingBlockStart: vars.space[8] } },
})

// What sticks below it on the page makes room for it while it is shown. Set on the whole page, it made the browser style
// every element again each time the header hid or came back.
globalStyle(`html:has(${header.classNames.base}[data-scroll="shown"]) [data-sticks-below-header]`, {
  vars: { '--page-head': '104px' },
  '@media': { [from.tablet]: { vars: { '--page-head': '64px' } } },
})
