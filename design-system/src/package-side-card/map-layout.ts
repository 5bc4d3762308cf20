import type { Place } from './hotel-stay.ts'

const KM_PER_DEGREE = 111.2

export const MAP_WIDTH = 320
export const MAP_HEIGHT = 200
/** Room for the sign of north beside the pins, and for the scale below them. */
const MARGIN = { x: 48, y: 46 }
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]

export type MapLayout = {
  /** In the order of the places. */
  points: { x: number; y: number }[]
  scale: { km: number; width: number }
}

/** Places to scale on a small map with north at the top, centred; at least 10 km are shown. */
export function layOutMap(places: readonly Place[]): MapLayout {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const latitude = middle(places.map((one) => one.latitude))
  const longitude = middle(places.map((one) => one.longitude))
  const east = Math.cos((latitude * Math.PI) / 180)
  const km = places.map((one) => ({
    x: (one.longitude - longitude) * east * KM_PER_DEGREE,
    y: (latitude - one.latitude) * KM_PER_DEGREE,
  }))
  const reach = (axis: 'x' | 'y') => Math.max(5, ...km.map((point) => Math.abs(point[axis])))
  const pixels = Math.min(
    (MAP_WIDTH / 2 - MARGIN.x) / reach('x'),
    (MAP_HEIGHT / 2 - MARGIN.y) / reach('y'),
  )
  const step = STEPS.findLast((one) => one * pixels <= MAP_WIDTH / 3) ?? 1
  const tenth = (value: number) => Math.round(value * 10) / 10
  return {
    points: km.map(({ x, y }) => ({
      x: tenth(MAP_WIDTH / 2 + x * pixels),
      y: tenth(MAP_HEIGHT / 2 + y * pixels),
    })),
    scale: { km: step, width: tenth(step * pixels) },
  }
}
