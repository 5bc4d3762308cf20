import { LRUCache } from 'lru-cache'
import type { Snapshot } from './snapshot.ts'

/** A visitor's state is under 100 kB (footprint.test.ts), and copies share their orders with it. */
const MAX_LINKS = 500

/** The states that copied links lead to. They last until the prototype is started again. */
export interface LinkStore {
  /** @returns the id in the link's address */
  keep(snapshot: Snapshot): string
  find(id: string): Snapshot | undefined
}

export function createLinkStore({ newId }: { newId: () => string }): LinkStore {
  const links = new LRUCache<string, Snapshot>({ max: MAX_LINKS })
  return {
    keep(snapshot) {
      const id = newId().replaceAll('-', '').slice(-12)
      links.set(id, snapshot)
      return id
    },
    find: (id) => links.get(id),
  }
}

/** Format of a link's id. */
export const LINK_ID = /^[A-Za-z0-9]{8,12}$/
