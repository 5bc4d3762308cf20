// What the package list can be set to; apart from the schemas, to keep those out of the pages' bundles.
import { keysOf } from '../values/keys-of.ts'

/** How long a package lasts, in the steps of the list's filter; days, both ends included. */
export const durations = {
  short: { min: 1, max: 3 },
  week: { min: 4, max: 7 },
  long: { min: 8, max: 60 },
} as const
export type Duration = keyof typeof durations
export const durationNames = keysOf(durations)

export const packageSorts = ['recommended', 'price', '-price', '-rating', 'duration'] as const
export type PackageSort = (typeof packageSorts)[number]
