import { globalStyle, style } from '@vanilla-extract/css'
import { from, mixins, vars } from '@jatra/design-system/tokens'

const phone = 'screen and (max-width: 767.98px)'

/** On a phone the page begins with the line of its search, which holds the title. */
export const page = style({ '@media': { [phone]: { paddingBlockStart: 0 } } })
export const plan = style({
  '@media': {
    [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', margin: -1 },
  },
})

/** The searched journey and its countdown stay at the top. */
export const head = style({
  ...mixins.stack(16),
  marginBlock: vars.space[16],
})

/** On a phone both are one line, which stays while the flights scroll, except while the search is edited. */
export const line = style([
  head,
  {
    '@media': {
      [phone]: {
        position: 'sticky',
        zIndex: 20,
        insetBlockStart: 'var(--page-head, 0px)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space[8],
        minBlockSize: '52px',
        marginBlock: `0 ${vars.space[8]}`,
        marginInline: `calc(-1 * ${vars.space[16]})`,
        paddingBlock: vars.space[4],
        paddingInline: vars.space[16],
        background: vars.color.surface.card,
        borderBlockEnd: `2px dashed ${vars.color.accent.stitch}`,
        // An open search needs the whole width: the countdown goes below it.
        selectors: { '&:has([aria-expanded="true"])': { position: 'static', display: 'block' } },
      },
      // A line that takes much of the screen scrolls away.
      'screen and (max-width: 767.98px) and (max-height: 30rem)': { position: 'static' },
    },
  },
])
globalStyle(`${line} > :first-child`, { '@media': { [phone]: { flex: '1 1 12rem' } } })
globalStyle(`html:has(${line})`, {
  '@media': { [phone]: { scrollPaddingBlockStart: '172px' } },
})

export const results = style({
  ...mixins.column(24),
  alignItems: 'start',
  '@media': {
    [phone]: { gap: vars.space[8] },
    [from.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space[32] },
  },
})

/** The button, the chips and the filters stand in the page's own grid. */
export const filters = style({ display: 'contents' })

export const list = style({
  ...mixins.column(16),
  '@media': { [phone]: { gap: vars.space[12] } },
  ...mixins.bareList,
})

/** What is to be known of all results, above them. */
export const notice = style({ marginBlockEnd: vars.space[16] })

/** How many flights there are, and the way to the visas below them. */
export const foundLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
})
export const found = style({
  ...mixins.text(18, 'semibold'),
  marginBlockEnd: vars.space[16],
  '@media': {
    [phone]: {
      marginBlockEnd: vars.space[8],
      fontSize: vars.type.size[14],
      lineHeight: vars.type.leading.snug,
    },
  },
})

export const answering = style(mixins.text(18, 'semibold'))

/** Shown while airlines answer, until results replace it. */
export const waiting = style({
  selectors: { 'body:has([data-late]) &': { display: 'none' } },
})
