import { bundle } from '../../scripts/bundle.mjs'
import { isFresh } from '../../scripts/project.mjs'

const SOURCES = [
  'tests/faults',
  'tests/race',
  'tests/doubles',
  'api',
  'contract',
  'sandbox',
  'package-lock.json',
  'scripts/bundle.mjs',
]

/** Bundles the program that the kill tests start thirty times. */
export default async function setup(): Promise<void> {
  if (isFresh('.cache/faults/dying-process.js', SOURCES)) return
  await bundle('.cache/faults', ['tests/faults/dying-process.ts'])
}
