import { plural } from '../language/index.ts'

export const words = {
  rooms: 'Rooms',
  travelers: 'Travellers',
  kinds: {
    singleRoom: 'Single room',
    doubleRoom: 'Double room',
    twinRoom: 'Twin room',
    tripleRoom: 'Triple room',
    adults: 'Adults (12+)',
    child: 'Child (7-12)',
    child2: 'Child (3-6)',
    infants: 'Infants (under 3)',
  },
  total: (rooms: number, travelers: number) =>
    `${rooms} ${plural(rooms, { one: 'room', other: 'rooms' })}, ${travelers} ${plural(travelers, { one: 'traveller', other: 'travellers' })}`,
} as const
