import type { Translated } from '../language/index.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  legend: 'যাত্রার ধরন',
  types: { oneWay: 'একমুখী', roundTrip: 'যাওয়া-আসা', multiCity: 'একাধিক শহর' },
}
