/** How far two colours, each 0xRRGGBB, are from each other in the channel where they differ most: 0 to 255. */
export function apart(one: number, other: number): number {
  return Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 0xff) - ((other >> 8) & 0xff)),
    Math.abs((one & 0xff) - (other & 0xff)),
  )
}

/** The place in the palette of the colour that is nearest; among equals the first. */
export function nearest(colour: number, palette: readonly number[]): number {
  let best = 0
  let least = 256
  for (let place = 0; place < palette.length && least > 0; place++) {
    const distance = apart(colour, palette[place] ?? 0)
    if (distance < least) {
      least = distance
      best = place
    }
  }
  return best
}
