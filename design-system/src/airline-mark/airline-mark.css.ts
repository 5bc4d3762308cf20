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
    whiteSpace: 'nowrap',
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
      // The name stands beside the tile: its letters grow with large text as far as the tile has room.
      small: { inlineSize: 32, blockSize: 32, fontSize: `min(${vars.type.size[14]}, 16px)` },
      medium: { inlineSize: 44, blockSize: 44, fontSize: `min(${vars.type.size[16]}, 22px)` },
    },
  },
})
