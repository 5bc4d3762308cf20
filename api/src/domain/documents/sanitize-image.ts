import { fork, type ChildProcess } from 'node:child_process'
import { pictureTooSmall } from '@jatra/contract/account/account-errors'
import {
  documentTooHeavy,
  documentTooSmall,
  documentTooWide,
  documentUnreadable,
} from '@jatra/contract/document/document-errors'
import type { DomainError } from '@jatra/contract/http/problem'
import type { ImageAnswer, ImageJob, ImageUse, SanitizedImage } from './image-job.ts'
import { createWorkQueue } from './work-queue.ts'

/** A picture that takes longer to decode is treated as an attack. */
const PATIENCE_MS = 30_000
/** The worker process ends after this long without a picture. */
const IDLE_MS = 10_000

const ofAny = {
  tooWide: documentTooWide,
  tooHeavy: documentTooHeavy,
  unreadable: documentUnreadable,
} satisfies Record<string, () => DomainError>
const words = {
  document: { ...ofAny, tooSmall: documentTooSmall },
  avatar: { ...ofAny, tooSmall: pictureTooSmall },
} satisfies Record<ImageUse, Record<string, () => DomainError>>

/** One picture is decoded at a time; the others wait on the disk, and accounts take turns. */
const queue = createWorkQueue({ slots: 1, maxWaiting: 100, maxWaitMs: 60_000 })
let worker: ChildProcess | null = null
let idle: NodeJS.Timeout | undefined

/**
 * Re-encodes the picture at `from` as a JPEG at `to`: upright, in sRGB, on white, and without EXIF, GPS or appended data.
 * A document is at most 3,000 px long, an avatar a square of 512 px. The header is checked for size before anything is
 * decoded. Decoding runs in a worker process; a picture that crashes or hangs it is rejected as damaged.
 *
 * @param owner the account whose turn it takes
 * @throws DomainError document_refused, or provider_unavailable when too many pictures wait; Error when the disk is full or
 * no process can be started
 */
export async function sanitizeImage(
  owner: string,
  from: string,
  to: string,
  use: ImageUse = 'document',
): Promise<SanitizedImage> {
  const answer = await queue.run(owner, () => ask({ from, to, use }))
  if ('picture' in answer) return answer.picture
  if ('failed' in answer) throw new Error(answer.failed)
  const domainError = words[use][answer.rejected]()
  domainError.cause = answer.because
  throw domainError
}

async function ask(job: ImageJob): Promise<ImageAnswer> {
  clearTimeout(idle)
  if (!worker?.connected) worker = startWorker()
  const asked = worker
  asked.ref()
  asked.channel?.ref()
  try {
    return await answerOf(asked, job)
  } finally {
    if (worker === asked) letGo(asked)
  }
}

function answerOf(asked: ChildProcess, job: ImageJob): Promise<ImageAnswer> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => asked.kill('SIGKILL'), PATIENCE_MS)
    const settle = (answer: ImageAnswer) => {
      clearTimeout(patience)
      asked.off('message', settle).off('exit', onExit).off('error', onError)
      resolve(answer)
    }
    const lose = (answer: ImageAnswer) => {
      if (worker === asked) worker = null
      settle(answer)
    }
    const onExit = (code: number | null, signal: string | null) =>
      lose({ rejected: 'unreadable', because: `its process ended: ${String(signal ?? code)}` })
    const onError = (error: Error) => lose({ failed: error.message })
    asked.on('message', settle).on('exit', onExit).on('error', onError)
    asked.send(job, (error) => {
      if (error) onError(error)
    })
  })
}

function startWorker(): ChildProcess {
  const started = fork(new URL('./image-worker.ts', import.meta.url), [], {
    // It inherits no secrets. One malloc arena, or the C library keeps the peak of every thread.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // The current job fails through its own listener; without one, the next picture starts another process.
  const forget = () => {
    if (worker === started) worker = null
  }
  return started.on('error', forget).on('exit', forget)
}

/** It does not keep our process alive, and ends when idle. */
function letGo(resting: ChildProcess): void {
  resting.unref()
  resting.channel?.unref()
  idle = setTimeout(() => {
    if (worker === resting) worker = null
    if (resting.connected) resting.disconnect()
  }, IDLE_MS)
  idle.unref()
}
