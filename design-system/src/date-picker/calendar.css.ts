import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/index.ts'

const { color, space, type, radius, shadow, size } = vars

export const popup = style({
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100vw - 32px)',
  minBlockSize: '20rem',
  padding: space[16],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.card,
  color: color.text.default,
  boxShadow: shadow.raised,
})
export const root = style({ position: 'relative', fontVariantNumeric: 'tabular-nums' })
export const months = style({
  display: 'flex',
  gap: space[24],
  flexWrap: 'wrap',
  justifyContent: 'center',
})
export const month = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[8],
})
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.touch,
})
export const captionLabel = style({ fontWeight: type.weight.bold })
export const dropdowns = style({ display: 'flex', gap: space[4] })
export const dropdownRoot = style({ position: 'relative' })
export const dropdown = style({
  minBlockSize: size.touch,
  paddingInline: space[8],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.card,
  color: 'inherit',
  font: 'inherit',
  fontWeight: type.weight.semibold,
})
// The native select already shows its value.
globalStyle(`${dropdownRoot} > [aria-hidden="true"]`, { display: 'none' })

export const nav = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
})
export const navButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  border: 0,
  borderRadius: radius.pill,
  background: color.surface.sunken,
  color: 'inherit',
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } },
})
globalStyle(`[dir="rtl"] ${navButton} svg`, { transform: 'scaleX(-1)' })
globalStyle(`${navButton} svg`, { fill: 'currentColor' })

export const grid = style({ borderCollapse: 'collapse' })
export const weekday = style({
  inlineSize: size.touch,
  paddingBlock: space[4],
  fontSize: type.size[14],
  fontWeight: type.weight.medium,
  color: color.text.muted,
})
export const day = style({ padding: '1px 0', textAlign: 'center' })
export const outside = style({ color: color.text.muted })

export const dayButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: size.touch,
  minBlockSize: size.touch,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: type.weight.medium,
  lineHeight: 1.1,
  cursor: 'pointer',
  ':hover': { borderColor: color.brand.solid },
  ':disabled': {
    color: color.text.muted,
    opacity: 0.5,
    textDecoration: 'line-through',
    cursor: 'default',
    borderColor: 'transparent',
  },
})
export const dayNote = style({ fontSize: '0.75rem', fontWeight: type.weight.regular })
export const today = style({
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '2px',
})
export const between = style({ background: color.brand.subtle })
export const end = style({})
globalStyle(`${end} button`, {
  background: color.brand.solid,
  color: color.brand.onSolid,
  borderColor: 'CanvasText',
  fontWeight: type.weight.bold,
})
globalStyle(`${end} button`, { borderColor: color.brand.solid })
export const preview = style({
  backgroundImage: `linear-gradient(to right, ${color.accent.stitch} 60%, transparent 60%)`,
  backgroundSize: '8px 2px',
  backgroundRepeat: 'repeat-x',
  backgroundPosition: '0 100%',
})
export const summary = style({
  minBlockSize: '1.5em',
  marginBlock: `${space[8]} 0`,
  fontSize: type.size[14],
  color: color.text.muted,
  textAlign: 'center',
})
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minBlockSize: '100%',
})
// Seven days of 44 px are wider than the text column of the smallest phones.
globalStyle(`${sheet} > div > ${root}`, {
  marginInline: 'clamp(-11px, (100vw - 342px) / 2, 0px)',
})
export const entry = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
})

/** The way from the days to the years, 12 on a page. */
export const years = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: '308px',
  margin: '0 auto',
})
export const yearsHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  fontWeight: type.weight.bold,
})
export const yearGrid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
})
export const year = style({
  minBlockSize: size.touch,
  border: '2px solid transparent',
  borderRadius: radius.control,
  background: color.surface.sunken,
  color: 'inherit',
  font: 'inherit',
  fontWeight: type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { borderColor: color.brand.solid },
  ':disabled': { color: color.text.muted, textDecoration: 'line-through', cursor: 'default' },
  selectors: {
    '&[aria-current="date"]': {
      background: color.brand.solid,
      color: color.brand.onSolid,
      fontWeight: type.weight.bold,
    },
  },
})
