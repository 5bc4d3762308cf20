import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_TIMEOUT = 3_000
const CONNECT_AGAIN_AFTER = 1_000

export interface Listener {
  /** Called for each notice with what it carries. */
  heard: (payload: string) => void
  /** Called after each connect: notices sent while there was no connection are lost. */
  connected: () => void
}

/**
 * Listens to a channel on a connection of its own, which is renewed when it breaks.
 * @returns ends it
 */
export function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  { heard, connected }: Listener,
): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      keepAlive: true,
      application_name: 'jatra-listener',
    })
    // Without a listener a lost connection would end the process; `end` reports it.
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => heard(payload))
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    const end = () => void client.end().catch(() => {})
    signal.addEventListener('abort', end, { once: true })
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      connected()
      await ended
    } finally {
      signal.removeEventListener('abort', end)
      end()
    }
  }

  const listening = (async () => {
    while (!signal.aborted) {
      await listenOnce().catch(() => {})
      await wait(CONNECT_AGAIN_AFTER, undefined, { signal }).catch(() => {})
    }
  })()
  return async () => {
    stopped.abort()
    await listening
  }
}
