import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MS = 50

/** The requests of a process that have no answer yet. */
export interface OpenRequests {
  add(response: ServerResponse): void
  /** Waits until the requests that have arrived completely are answered. The limit is in milliseconds. */
  answered(atMostMs: number): Promise<void>
}

export function createOpenRequests(): OpenRequests {
  const open = new Set<ServerResponse>()
  // A client that is slow to send or to read is not waited for: it could hold up every restart.
  const isWorkedOn = ({ req, writableEnded }: ServerResponse) => req.complete && !writableEnded
  return {
    add(response) {
      open.add(response)
      response.once('close', () => open.delete(response))
    },
    async answered(atMostMs) {
      const until = Date.now() + atMostMs
      while ([...open].some(isWorkedOn) && Date.now() < until) await wait(LOOK_EVERY_MS)
    },
  }
}
