import { once } from 'node:events'
import type { Server } from 'node:http'

/**
 * Waits until a server listens.
 * @param settings the variables that say where, for whoever has to correct them
 * @throws Error when it cannot, such as where another process listens already
 */
export async function listen(
  server: Server,
  { port, host, settings }: { port: number; host: string; settings: string },
): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${settings} cannot be used: ${why}`, { cause: error })
  }
}
