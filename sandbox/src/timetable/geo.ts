import type { ListedAirport } from '@jatra/contract/places/airports/list'

const EARTH_KM = 6371
type Vector = readonly [number, number, number]

const vectors = new Map<string, Vector>()

function vectorOf(airport: ListedAirport): Vector {
  const known = vectors.get(airport.code)
  if (known) return known
  const lat = (airport.lat * Math.PI) / 180
  const lon = (airport.lon * Math.PI) / 180
  const vector: Vector = [
    Math.cos(lat) * Math.cos(lon),
    Math.cos(lat) * Math.sin(lon),
    Math.sin(lat),
  ]
  vectors.set(airport.code, vector)
  return vector
}

/** Great-circle kilometres. */
export function distanceKm(a: ListedAirport, b: ListedAirport): number {
  const [ax, ay, az] = vectorOf(a)
  const [bx, by, bz] = vectorOf(b)
  return EARTH_KM * Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by + az * bz)))
}

/** Degrees eastwards from a to b, -180 to 180: long flights with the wind, eastwards, are quicker. */
export function degreesEast(a: ListedAirport, b: ListedAirport): number {
  return ((b.lon - a.lon + 540) % 360) - 180
}
