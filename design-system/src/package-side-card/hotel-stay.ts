/** Where one sleeps, as far as it is known; what is absent is not shown. */
export type Stay = {
  /** The name of the hotel. */
  name: string
  /** Of its official class, 1 to 5. */
  stars?: number
  /** 'Beach villa'. */
  room?: string
  /** Town or area; stays of one place share a pin. */
  place?: string
  /** Degrees. */
  latitude?: number
  /** In degrees, east is positive. */
  longitude?: number
}

export const stayOf = (hotel: string | Stay): Stay =>
  typeof hotel === 'string' ? { name: hotel } : hotel

export type Place = {
  /** The name of the place, shown on the map. */
  name: string
  /** In degrees, north is positive. */
  latitude: number
  /** In degrees, east is positive. */
  longitude: number
}

/** The places of the stays in their order, each once; those without a position left out. */
export function placesOf(stays: readonly Stay[]): Place[] {
  const places = new Map<string, Place>()
  for (const { name, place = name, latitude, longitude } of stays) {
    if (latitude === undefined || longitude === undefined || places.has(place)) continue
    places.set(place, { name: place, latitude, longitude })
  }
  return [...places.values()]
}
