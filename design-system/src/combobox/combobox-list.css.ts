import { style } from '@vanilla-extract/css'
import { from, vars } from '../tokens/index.ts'

const { color, space, type, radius, shadow } = vars

/** 140 to 300 px high (docs/specification.md, Widget defaults); wider than a narrow field where there is room. */
export const list = style({
  inlineSize: 'var(--radix-popper-anchor-width, 100%)',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '140px',
  maxBlockSize: '300px',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
  background: color.surface.card,
  color: color.text.default,
  boxShadow: shadow.raised,
  fontSize: type.size[16],
  textAlign: 'start',
  '@media': { [from.tablet]: { minInlineSize: '360px' } },
})

/** In a sheet that scrolls by itself. */
export const inline = style({ fontSize: type.size[16], textAlign: 'start' })

/** The listbox itself scrolls: the combobox that owns it is its way by keyboard. */
export const options = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[8],
})

export const groupLabel = style({
  display: 'block',
  padding: `${space[8]} ${space[16]} ${space[4]}`,
  fontSize: type.size[14],
  fontWeight: type.weight.semibold,
  color: color.text.muted,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  padding: `${space[4]} ${space[16]}`,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: color.brand.subtle,
      boxShadow: `inset 3px 0 ${color.brand.solid}`,
      // Backgrounds vanish in forced colours; an outline does not.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -3px 0 ${color.brand.solid}` },
  },
})

export const status = style({ padding: `${space[12]} ${space[16]}`, color: color.text.muted })
