/** Colours of one carrier's tile: our own lettered tile in the carrier's colour family, no trademark copied. */
export type CarrierTile = { readonly ground: string; readonly ink: string; readonly stitch: string }

/**
 * The carriers that have a tile of their own (BG, VQ, BS; docs/specification.md, Widget defaults); every other carrier
 * is neutral. Ink on ground is at least 4.5:1 in each, so the tiles are the same in light and dark.
 */
export const carrierTiles = {
  BG: { ground: '#0A5C3B', ink: '#FFFFFF', stitch: '#F26B5B' },
  BS: { ground: '#123A7A', ink: '#FFFFFF', stitch: '#F2555A' },
  VQ: { ground: '#7A1F2B', ink: '#FFFFFF', stitch: '#F4C15A' },
} as const satisfies Record<string, CarrierTile>

export type OwnCarrier = keyof typeof carrierTiles

export function isOwnCarrier(code: string): code is OwnCarrier {
  return Object.hasOwn(carrierTiles, code)
}
