import { Refusal } from '@jatra/contract/problem'

/** Lets few pieces of work run at a time; the others wait in the order they came. */
export interface WorkQueue {
  /**
   * @param weight how many slots the work takes, up to all of them
   * @throws Refusal provider_unavailable when too many wait already, or the wait was too long
   */
  run<T>(weight: number, work: () => Promise<T>): Promise<T>
}

export interface QueueOptions {
  slots: number
  maxWaiting: number
  maxWaitMs: number
}

interface Waiting {
  weight: number
  start: () => void
}

export function createWorkQueue({ slots, maxWaiting, maxWaitMs }: QueueOptions): WorkQueue {
  const waiting: Waiting[] = []
  let free = slots

  function startNext() {
    // The first in line holds up lighter work behind it, or it would wait for ever.
    while (waiting[0] && waiting[0].weight <= free) {
      const next = waiting.shift()
      if (!next) return
      free -= next.weight
      next.start()
    }
  }

  function turn(weight: number): Promise<void> {
    if (waiting.length >= maxWaiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(busy())
        startNext()
      }, maxWaitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const one = { weight, start }
      waiting.push(one)
      startNext()
    })
  }

  return {
    async run(wanted, work) {
      const weight = Math.min(wanted, slots)
      await turn(weight)
      try {
        return await work()
      } finally {
        free += weight
        startNext()
      }
    },
  }
}

function busy(): Refusal {
  const message = 'Many pictures are being uploaded just now. Please try again in a moment.'
  return new Refusal('provider_unavailable', message, { retryAfter: 10 })
}
