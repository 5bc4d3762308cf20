import type { Logger } from '@jatra/contract/observability/logging'

export interface MailLoop {
  /** Looks for due emails at once. */
  wake(): void
  /** Resolves when the emails under way are sent; starts no more. */
  stop(): Promise<void>
}

/**
 * Sends due emails every few seconds and at once when pending, one round at a time. Waking never waits, and never throws.
 */
export function startMailLoop(
  send: (stop: AbortSignal) => Promise<void>,
  log: Logger,
  everyMs: number,
): MailLoop {
  const stopping = new AbortController()
  let round: Promise<void> | undefined
  let pending = false
  const wake = () => {
    pending = true
    round ??= rounds().finally(() => (round = undefined))
  }
  const rounds = async () => {
    while (pending && !stopping.signal.aborted) {
      pending = false
      await send(stopping.signal).catch((error: unknown) => log.error('mail_failed', { error }))
    }
  }
  const timer = setInterval(wake, everyMs)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await round
    },
  }
}
