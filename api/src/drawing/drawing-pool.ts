import { once } from 'node:events'
import { Piscina } from 'piscina'
import { DomainError } from '@jatra/contract/http/problem'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { DrawingTask } from './drawing-thread.ts'

/** Draws files in threads of its own, so that the thread that answers requests stays free. */
export interface DrawingPool<Content> {
  /**
   * Requests for the same content at the same time share one drawing.
   * @param signal of the visitor; a drawing whose request was aborted is not started
   * @throws DomainError provider_unavailable when too many wait already, or the wait was too long
   */
  draw(content: Content, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
  /** Whether this content is being drawn, or waits to be. */
  isDrawing(content: Content): boolean
  /** Ends the threads; what is still being drawn fails. */
  close(): Promise<void>
}

interface DrawingPoolOptions {
  /** The module that draws, which each thread loads: one function of the content, which gives the file's bytes. */
  module: URL
  /** Name of that function. */
  name: string
  /** Drawings that wait for a thread. */
  maxQueue: number
  maxThreads?: number
  /** Megabytes of JavaScript in each thread; a drawing takes about 50. */
  threadMemory?: number
  /** Called when an idle thread fails. */
  onError(error: unknown): void
}

/** How long a request waits for a drawing, in the queue and in the thread. A slower one counts as hanging. */
const DEADLINE_MS = MINUTE_MS
/** Threads that have drawn nothing for this long end and free their memory. */
const IDLE_MS = 30_000
const RETRY_AFTER_SECONDS = 5

interface Drawing {
  bytes: Promise<Uint8Array<ArrayBuffer>>
  /** Visitors who wait for it. */
  waiting: number
  /** Takes it out of the queue. */
  cancel(): void
}

export function createDrawingPool<Content>(options: DrawingPoolOptions): DrawingPool<Content> {
  const { maxQueue, maxThreads = 1, threadMemory = 192, name } = options
  const module = options.module.href
  const pool = new Piscina<DrawingTask, Uint8Array<ArrayBuffer>>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    maxQueue,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: threadMemory, maxYoungGenerationSizeMb: 16 },
    // A thread needs none of our secrets.
    env: { NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  pool.on('error', (error: Error) => options.onError(error))
  const drawings = new Map<string, Drawing>()
  let closed = false

  function start(key: string, content: Content): Drawing {
    // Piscina 5.3 does not count tasks that can be aborted against its own maxQueue.
    if (closed || pool.queueSize >= maxQueue) throw busy()
    const started = new Int32Array(new SharedArrayBuffer(4))
    const controller = new AbortController()
    const deadline = setTimeout(() => controller.abort(), DEADLINE_MS)
    deadline.unref()
    const forget = () => {
      clearTimeout(deadline)
      if (drawings.get(key) === drawing) drawings.delete(key)
    }
    const bytes = pool
      .run({ module, name, content, started }, { signal: controller.signal })
      .catch((error: unknown) => {
        throw controller.signal.aborted || closed ? busy() : error
      })
      .finally(forget)
    // Every visitor may have left before it fails.
    bytes.catch(() => {})
    const drawing: Drawing = {
      bytes,
      waiting: 0,
      cancel() {
        // Aborting one that has started would end its thread, and starting another costs more than the drawing.
        if (Atomics.load(started, 0) === 1) return
        forget()
        controller.abort()
      },
    }
    drawings.set(key, drawing)
    return drawing
  }

  return {
    async draw(content, signal) {
      signal?.throwIfAborted()
      const key = JSON.stringify(content)
      const drawing = drawings.get(key) ?? start(key, content)
      drawing.waiting += 1
      try {
        return await unlessAborted(drawing.bytes, signal)
      } finally {
        drawing.waiting -= 1
        if (drawing.waiting === 0) drawing.cancel()
      }
    },
    isDrawing: (content) => drawings.has(JSON.stringify(content)),
    async close() {
      closed = true
      await pool.destroy()
    },
  }
}

/** @throws the signal's reason, once it is aborted */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  const settled = new AbortController()
  try {
    await Promise.race([promise, once(signal, 'abort', { signal: settled.signal })])
    signal.throwIfAborted()
    return await promise
  } finally {
    settled.abort()
  }
}

function busy(): DomainError {
  return new DomainError('provider_unavailable', 'manyDrawings', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
}
