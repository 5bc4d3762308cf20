/** The rooms of a package (docs/specification.md, Holiday reservation). */
export type RoomType = 'singleRoom' | 'doubleRoom' | 'twinRoom' | 'tripleRoom'

/** The age bands of a package (docs/specification.md, Age bands): 12+, 7-12, 3-6, under 3. */
export type AgeBand = 'adults' | 'child' | 'child2' | 'infants'

/** How many of each. */
export type Stay = {
  /** How many rooms of each kind. */
  rooms: Readonly<Record<RoomType, number>>
  /** How many travellers of each age band. */
  travelers: Readonly<Record<AgeBand, number>>
}

export type StayKind = RoomType | AgeBand

/** The defaults: one single room, one adult. */
export const emptyStay: Stay = {
  rooms: { singleRoom: 1, doubleRoom: 0, twinRoom: 0, tripleRoom: 0 },
  travelers: { adults: 1, child: 0, child2: 0, infants: 0 },
}

export const roomTypes = ['singleRoom', 'doubleRoom', 'twinRoom', 'tripleRoom'] as const
export const ageBands = ['adults', 'child', 'child2', 'infants'] as const

const isRoom = (kind: StayKind): kind is RoomType => roomTypes.some((room) => room === kind)

export const countOf = (stay: Stay, kind: StayKind): number =>
  isRoom(kind) ? stay.rooms[kind] : stay.travelers[kind]

export const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)

export function withCount(stay: Stay, kind: StayKind, count: number): Stay {
  return isRoom(kind)
    ? { ...stay, rooms: { ...stay.rooms, [kind]: count } }
    : { ...stay, travelers: { ...stay.travelers, [kind]: count } }
}
