import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { ticketShape, tornBelow, tornEndFrom } from '../flight-card/ticket.css.ts'
import { mixins, vars, within } from '../tokens/index.ts'

export const card = style([
  ticketShape,
  {
    blockSize: '100%',
    containerType: 'inline-size',
    selectors: {
      '&:hover': { boxShadow: vars.shadow.raised },
      // The link in it covers the card, so the card shows the focus.
      '&:has(a:focus-visible)': {
        outline: `3px solid ${vars.color.border.focus}`,
        outlineOffset: '-3px',
      },
    },
  },
])

export const layout = recipe({
  base: { display: 'flex', flexDirection: 'column', blockSize: '100%' },
  variants: {
    variant: {
      carousel: {},
      list: {
        '@container': {
          [within.tablet]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr) minmax(10.75rem, auto)',
          },
        },
      },
    },
  },
})

export const picture = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    background: vars.color.surface.sunken,
    aspectRatio: '8 / 5',
  },
  variants: {
    variant: {
      carousel: {},
      list: {
        '@container': { [within.tablet]: { aspectRatio: 'auto', minBlockSize: '11.5rem' } },
      },
    },
  },
})

globalStyle(`${picture.classNames.base} > :is(svg, img)`, {
  ...mixins.cover,
  objectFit: 'cover',
})

/** A luggage label tied to the picture. */
export const rating = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  ...mixins.inlineRow(4),
  paddingBlock: vars.space[2],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  ...mixins.text(14, 'bold'),
  fontVariantNumeric: 'tabular-nums',
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space[4],
  padding: vars.space[16],
})

export const place = style({
  ...mixins.text(14, 'semibold'),
  color: vars.color.brand.text,
})

export const name = style({
  margin: 0,
  ...mixins.heading(18),
  overflowWrap: 'anywhere',
  selectors: {
    [`${layout.classNames.variants.variant.list} &`]: {
      '@container': { [within.tablet]: { fontSize: vars.type.size[22] } },
    },
  },
})

export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
})

export const text = style({
  ...mixins.small,
  overflowWrap: 'anywhere',
})

export const duration = style({
  ...mixins.inlineRow(8),
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
  ...mixins.text(14, 'semibold'),
})

const end = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
} as const

export const stub = recipe({
  base: {},
  variants: {
    variant: {
      carousel: [tornBelow, end],
      list: [
        tornEndFrom('600px'),
        {
          ...end,
          '@container': {
            [within.tablet]: {
              flexDirection: 'column',
              justifyContent: 'center',
              alignItems: 'flex-end',
              textAlign: 'end',
              gap: vars.space[12],
              padding: vars.space[16],
            },
          },
        },
      ],
    },
  },
})

export const price = style({
  display: 'block',
  ...mixins.figures(22),
})

export const per = style(mixins.small)

/** An arrow for the whole card; its link is on its name. */
export const go = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.pill,
  background: vars.color.brand.subtle,
  color: vars.color.brand.text,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    [`${card}:hover &`]: { transform: 'translateX(4px)' },
    [`[dir="rtl"] ${card}:hover &`]: { transform: 'translateX(-4px)' },
  },
})
