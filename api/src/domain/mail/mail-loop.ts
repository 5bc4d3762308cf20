import type { Logger } from '@jatra/contract/observability/logging'

export interface MailLoop {
  /** Something may be owed: it is looked for at once. */
  nudge(): void
  /** Resolves when the letters under way are sent; nothing is begun any more. */
  stop(): Promise<void>
}

/**
 * Sends letters now and then, one round at a time, and at once when nudged. Whoever nudges never waits, and no failure
 * reaches it.
 */
export function startMailLoop(
  send: (stop: AbortSignal) => Promise<void>,
  log: Logger,
  everyMs: number,
): MailLoop {
  const stopping = new AbortController()
  let round: Promise<void> | undefined
  let nudged = false
  const nudge = () => {
    nudged = true
    round ??= rounds().finally(() => (round = undefined))
  }
  const rounds = async () => {
    while (nudged && !stopping.signal.aborted) {
      nudged = false
      await send(stopping.signal).catch((error: unknown) => log.error('mail_failed', { error }))
    }
  }
  const timer = setInterval(nudge, everyMs)
  timer.unref()
  nudge()
  return {
    nudge,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await round
    },
  }
}
