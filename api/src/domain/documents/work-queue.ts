import { DomainError } from '@jatra/contract/http/problem'

/** Runs a few tasks at a time; the others wait, and their owners take turns. */
interface WorkQueue {
  /**
   * @throws DomainError provider_unavailable when too many wait and its owner has the most of them, or the wait was too
   * long
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
}

interface QueueOptions {
  slots: number
  maxWaiting: number
  maxWaitMs: number
}

interface Waiting {
  start: () => void
  giveUp: () => void
}

export function createWorkQueue({ slots, maxWaiting, maxWaitMs }: QueueOptions): WorkQueue {
  /** What waits, by its owner; the owner whose turn is next stands first. */
  const owners = new Map<string, Waiting[]>()
  let free = slots

  function startNext() {
    for (const [owner, own] of owners) {
      if (free === 0) return
      const next = own.shift()
      owners.delete(owner)
      // Deleted and set again, an owner stands last, and this loop comes to it after the others.
      if (own.length > 0) owners.set(owner, own)
      free -= 1
      next?.start()
    }
  }

  /** Makes room when too many wait, so that one owner cannot keep the others out. @returns false without room */
  function hasRoomFor(owner: string): boolean {
    const all = [...owners.values()]
    if (all.reduce((sum, { length }) => sum + length, 0) < maxWaiting) return true
    const most = all.toSorted((a, b) => b.length - a.length)[0] ?? []
    if (most.length <= (owners.get(owner)?.length ?? 0) + 1) return false
    most.at(-1)?.giveUp()
    return true
  }

  function turn(owner: string): Promise<void> {
    if (!hasRoomFor(owner)) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer)
        const left = owners.get(owner)?.filter((one) => one !== waiting) ?? []
        if (left.length > 0) owners.set(owner, left)
        else owners.delete(owner)
        reject(busy())
      }
      const timer = setTimeout(giveUp, maxWaitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { start, giveUp }
      owners.set(owner, [...(owners.get(owner) ?? []), waiting])
      startNext()
    })
  }

  return {
    async run(owner, work) {
      await turn(owner)
      try {
        return await work()
      } finally {
        free += 1
        startNext()
      }
    },
  }
}

function busy(): DomainError {
  return new DomainError('provider_unavailable', 'manyUploads', { retryAfter: 10 })
}
