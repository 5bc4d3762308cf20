/** A part's place in the picture, in px from its corner. */
export interface Place {
  number: number
  left: number
  top: number
  width: number
  height: number
}

export interface Marker {
  number: number
  /** The middle of the badge. */
  x: number
  y: number
  /** Where its line ends: beside the part, whose text may begin at its edge. */
  toX: number
  toY: number
}

interface Size {
  width: number
  height: number
}

/** From the picture's edge to the middle of a badge, and from badge to badge. */
const margin = 18
const gap = 32
/** From the end of a line to its part. */
const clear = 5
/** Parts whose middles are nearer than this to one line have their badges above and below, others at both sides. */
const row = 40

/** Numbered badges around the widget, in order, each with a line to the nearest edge of its part. */
export function markersOf(places: readonly Place[], picture: Size): Marker[] {
  const middles = places.map(({ top, height }) => top + height / 2)
  const inOneRow = Math.max(...middles) - Math.min(...middles) < row
  return inOneRow ? aboveAndBelow(places, picture) : leftAndRight(places, picture)
}

/** The middle of a part, or near its start when it is as long as the widget: its middle belongs to others. */
const aim = (start: number, length: number, whole: number) =>
  start + (length > 0.6 * whole ? Math.min(14, length / 2) : length / 2)

function aboveAndBelow(places: readonly Place[], { width, height }: Size): Marker[] {
  const ordered = places
    .map((place) => ({ ...place, at: aim(place.left, place.width, width - 4 * margin) }))
    .sort((one, other) => one.at - other.at)
  const isAbove = ({ top, height: own }: Place, at: number) => {
    const middle = top + own / 2
    return Math.abs(middle - height / 2) < 8 ? at % 2 === 0 : middle < height / 2
  }
  const above = new Set(ordered.filter(isAbove))
  return [true, false].flatMap((isTop) => {
    const own = ordered.filter((place) => above.has(place) === isTop)
    const xs = spread(
      own.map(({ at }) => at),
      width,
    )
    return own.map((place, at) => ({
      number: place.number,
      x: xs[at] ?? place.at,
      y: isTop ? margin : height - margin,
      toX: place.at,
      toY: isTop ? place.top - clear : place.top + place.height + clear,
    }))
  })
}

function leftAndRight(places: readonly Place[], { width, height }: Size): Marker[] {
  const last = { left: -gap, right: -gap }
  const sided = places
    .map((place) => ({ ...place, at: aim(place.top, place.height, height - 4 * margin) }))
    .sort((one, other) => one.at - other.at)
    .map((place) => {
      const nearer = place.left < width - place.left - place.width + 2 ? 'left' : 'right'
      const other = nearer === 'left' ? 'right' : 'left'
      // Beside another part of the same line it is reached from the other side.
      const side = place.at - last[nearer] < gap && place.at - last[other] >= gap ? other : nearer
      last[side] = place.at
      return { ...place, side }
    })
  return [true, false].flatMap((left) => {
    const own = sided.filter(({ side }) => (side === 'left') === left)
    const ys = spread(
      own.map(({ at }) => at),
      height,
    )
    return own.map((place, at) => ({
      number: place.number,
      x: left ? margin : width - margin,
      y: ys[at] ?? place.at,
      toX: left ? place.left - clear : place.left + place.width + clear,
      toY: place.at,
    }))
  })
}

/** Ordered places, pushed on until no badge lies on another, and back from the end of the picture. */
function spread(wanted: readonly number[], length: number): number[] {
  const places: number[] = []
  for (const at of wanted) {
    places.push(Math.max(at, margin, (places.at(-1) ?? -gap) + gap))
  }
  for (let at = places.length - 1, most = length - margin; at >= 0; at--, most -= gap) {
    places[at] = Math.min(places[at] ?? most, most)
  }
  return places
}
