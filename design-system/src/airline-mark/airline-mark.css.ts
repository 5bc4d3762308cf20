import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../tokens/index.ts'
import { carrierTiles, type OwnCarrier } from './carriers.ts'

const tile = (code: OwnCarrier) => ({
  background: carrierTiles[code].ground,
  color: carrierTiles[code].ink,
  outlineColor: carrierTiles[code].stitch,
})

export const mark = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.control,
    fontWeight: vars.type.weight.heavy,
    lineHeight: 1,
    letterSpacing: '0.02em',
    // The stitch runs just inside the tile's edge.
    outline: '1px dashed',
    outlineOffset: '-4px',
    forcedColorAdjust: 'none',
  },
  variants: {
    carrier: {
      BG: tile('BG'),
      BS: tile('BS'),
      VQ: tile('VQ'),
      other: {
        background: vars.color.surface.sunken,
        color: vars.color.text.default,
        outlineColor: vars.color.border.control,
      },
    },
    size: {
      small: { inlineSize: 32, blockSize: 32, fontSize: vars.type.size[14] },
      medium: { inlineSize: 44, blockSize: 44, fontSize: vars.type.size[16] },
    },
  },
  defaultVariants: { size: 'medium' },
})
