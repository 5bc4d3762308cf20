import type { Product } from './buy.ts'
import type { World } from './world.ts'

/**
 * What somebody does, as far as it is possible by then.
 * @param pick which of several, such as attempts or refunds
 * @param at the process that is asked, 0 or 1
 */
export type Act = (world: World, pick: number, at: 0 | 1) => Promise<unknown>

/** Acts by their names, and only of which products they are; absent: of all. */
export type Acts = Record<string, Act | { of: readonly Product[]; act: Act }>

/** One of them; undefined where there is none. */
export const picked = <One>(all: readonly One[], pick: number): One | undefined =>
  all[pick % Math.max(all.length, 1)]
