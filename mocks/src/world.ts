import type { Order } from '@jatra/contract/order/order'
import { DEFAULT_FARE_RATE } from '@jatra/contract/flight/fare'
import { REFERENCE_SEED } from './fixtures/reference.ts'
import type { Furnishing } from './state/furnishing.ts'
import { createPictures, type Pictures } from './state/pictures.ts'
import type { VisitorState } from './state/visitor-state.ts'
import { createVisitorStates, type VisitorStates } from './state/visitor-states.ts'

/** What prototype mode is started with. Nothing in it reads a clock or makes an id of its own. */
export interface MockOptions {
  /** Now, epoch milliseconds. */
  clock: () => number
  /** A fresh id each time: 8 to 30 letters, digits or hyphens, such as a UUID without its hyphens. */
  newId: () => string
  /** Other data for another seed. */
  seed?: string | undefined
  /** Minutes for which a flight search stands, 15 unless told (spec section 2). */
  flightSessionMinutes?: number | undefined
  /** Taka for one unit of the offers' currency, 80 unless told (D5). */
  fareRate?: number | undefined
  /** How many visitors are remembered at once; the one longest at rest is forgotten first. */
  maxVisitors?: number | undefined
  /** Draws the receipt of a paid order, as a PDF; the browser's own prototype has nothing to draw it with. */
  drawReceipt?: DrawReceipt | undefined
  /** Waits so many milliseconds, for the scenarios that are slow. */
  wait?: ((ms: number) => Promise<void>) | undefined
}

export type DrawReceipt = (order: Order, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>

/** The prototype's whole world: settings, and the state of each visitor. */
export interface World {
  clock: () => number
  newId: () => string
  wait: (ms: number) => Promise<void>
  seed: string
  sessionMs: number
  fareRate: number
  drawReceipt: DrawReceipt | undefined
  visitors: VisitorStates
  /** What demo accounts have to begin with, by account, seed and moment. */
  furnishings: Map<string, Furnishing>
  /** Uploaded pictures of all visitors. */
  pictures: Pictures
}

export const DEFAULT_SESSION_MINUTES = 15

export function createWorld(options: MockOptions): World {
  const { clock, newId } = options
  return {
    clock,
    newId,
    wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    seed: options.seed ?? REFERENCE_SEED,
    sessionMs: (options.flightSessionMinutes ?? DEFAULT_SESSION_MINUTES) * 60_000,
    fareRate: options.fareRate ?? DEFAULT_FARE_RATE,
    drawReceipt: options.drawReceipt,
    furnishings: new Map(),
    visitors: createVisitorStates({ clock, max: options.maxVisitors }),
    pictures: createPictures({ clock }),
  }
}

/** Now as the visitor has it, epoch milliseconds: their clock may have been moved. */
export function nowOf({ clock }: World, { clockOffsetMs }: VisitorState): number {
  return clock() + clockOffsetMs
}

/** The seed of the visitor's data. */
export function seedOf(world: World, { seed }: VisitorState): string {
  return seed ?? world.seed
}
