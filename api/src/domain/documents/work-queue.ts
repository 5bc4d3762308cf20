import { DomainError } from '@jatra/contract/http/problem'

/** Runs a few tasks at a time; the others wait in order. */
interface WorkQueue {
  /** @throws DomainError provider_unavailable when too many wait already, or the wait was too long */
  run<T>(work: () => Promise<T>): Promise<T>
}

interface QueueOptions {
  slots: number
  maxWaiting: number
  maxWaitMs: number
}

export function createWorkQueue({ slots, maxWaiting, maxWaitMs }: QueueOptions): WorkQueue {
  const waiting: (() => void)[] = []
  let free = slots

  function startNext() {
    while (free > 0 && waiting.length > 0) {
      free -= 1
      waiting.shift()?.()
    }
  }

  function turn(): Promise<void> {
    if (waiting.length >= maxWaiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(busy())
      }, maxWaitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(start)
      startNext()
    })
  }

  return {
    async run(work) {
      await turn()
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
