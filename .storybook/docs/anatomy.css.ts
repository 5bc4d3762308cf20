import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design-system/src/tokens/index.ts'

const { color, space, type, radius } = vars
const wide = 'screen and (min-width: 720px)'

export const anatomy = style({ display: 'grid', gap: space[24] })
export const beside = style({
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
})

export const picture = style({
  position: 'relative',
  // Markers stand in this margin.
  padding: '36px',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.page,
  fontSize: type.size[16],
  overflow: 'hidden',
})
export const widget = style({ maxInlineSize: '30rem', marginInline: 'auto' })
// Stories of what opens leave room for it, which the picture does not need.
globalStyle(`${widget} [style*="min-block-size"]`, { minBlockSize: '0 !important' })

export const lines = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
})
globalStyle(`${lines} line`, { stroke: color.accent.stitch, strokeWidth: '1.5px' })
globalStyle(`${lines} line + circle`, {
  fill: color.surface.page,
  stroke: color.accent.stitch,
  strokeWidth: '2px',
})
globalStyle(`${lines} circle:last-of-type`, { fill: color.brand.solid })
globalStyle(`${lines} text`, {
  fill: color.brand.onSolid,
  fontSize: type.size[14],
  fontWeight: type.weight.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})

export const parts = style({
  counterReset: 'part',
  listStyle: 'none',
  display: 'grid',
  gap: space[12],
})
export const inColumns = style({
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: space[32] } },
})
globalStyle(`${parts} > li`, { display: 'flex', gap: space[12], counterIncrement: 'part' })
globalStyle(`${parts} > li::before`, {
  content: 'counter(part)',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.pill,
  background: color.brand.subtle,
  color: color.brand.text,
  fontSize: type.size[14],
  fontWeight: type.weight.bold,
})
globalStyle(`${parts} > li[data-pictured]::before`, {
  background: color.brand.solid,
  color: color.brand.onSolid,
})
