import { fork, type ChildProcess } from 'node:child_process'
import { pictureTooSmall } from '@jatra/contract/account/account-refusals'
import {
  documentTooHeavy,
  documentTooSmall,
  documentTooWide,
  documentTypeRefused,
  documentUnreadable,
  heicRefused,
} from '@jatra/contract/document/document-refusals'
import { pictureType } from '@jatra/contract/values/picture-header'
import type { Refusal } from '@jatra/contract/http/problem'
import type { PictureAnswer, PictureJob, PictureUse, RemadePicture } from './picture-job.ts'
import { createWorkQueue } from './work-queue.ts'

/** Decoding that takes so long was made to keep us busy. */
const PATIENCE_MS = 30_000
/** The process of the pictures ends when none has come for so long. */
const IDLE_MS = 10_000

const ofAny = {
  tooWide: documentTooWide,
  tooHeavy: documentTooHeavy,
  unreadable: documentUnreadable,
} satisfies Record<string, () => Refusal>
const words = {
  document: { ...ofAny, tooSmall: documentTooSmall },
  avatar: { ...ofAny, tooSmall: pictureTooSmall },
} satisfies Record<PictureUse, Record<string, () => Refusal>>

/** One picture is open at a time, of all that this process takes: the others wait on the disk. */
const queue = createWorkQueue({ slots: 1, maxWaiting: 100, maxWaitMs: 60_000 })
let worker: ChildProcess | null = null
let idle: NodeJS.Timeout | undefined

/** @throws Refusal unsupported_type unless these first bytes are of a picture that is taken */
export function refuseType(head: Uint8Array): void {
  const type = pictureType(head)
  if (type === 'image/heic') throw heicRefused()
  if (!type) throw documentTypeRefused()
}

/**
 * Makes the picture at `from` anew as a JPEG at `to`: upright, in sRGB, on white, and without EXIF, GPS or anything else
 * that was in or behind it. A document is at most 3,000 px long, an avatar a square of 512 px. Its size is judged by its header, before anything is decoded.
 * It is opened in a process of its own; one that crashes or hangs there is refused as damaged.
 *
 * @throws Refusal document_refused, or provider_unavailable when too many pictures wait
 */
export async function remakePicture(
  from: string,
  to: string,
  use: PictureUse = 'document',
): Promise<RemadePicture> {
  const answer = await queue.run(() => ask({ from, to, use }))
  if ('picture' in answer) return answer.picture
  const refusal = words[use][answer.refused]()
  refusal.cause = answer.because
  throw refusal
}

async function ask(job: PictureJob): Promise<PictureAnswer> {
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

function answerOf(asked: ChildProcess, job: PictureJob): Promise<PictureAnswer> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => asked.kill('SIGKILL'), PATIENCE_MS)
    const settle = (answer: PictureAnswer) => {
      clearTimeout(patience)
      asked.off('message', settle).off('exit', onExit).off('error', onError)
      resolve(answer)
    }
    const lose = (because: string) => {
      if (worker === asked) worker = null
      settle({ refused: 'unreadable', because })
    }
    const onExit = (code: number | null, signal: string | null) =>
      lose(`its process ended: ${String(signal ?? code)}`)
    const onError = (error: Error) => lose(error.message)
    asked.on('message', settle).on('exit', onExit).on('error', onError)
    asked.send(job, (error) => {
      if (error) lose(error.message)
    })
  })
}

function startWorker(): ChildProcess {
  const started = fork(new URL('./picture-worker.ts', import.meta.url), [], {
    // Nothing of ours is told to it. One arena: else the C library keeps what each thread once needed.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Whoever waits for it hears of it too; when nobody does, the next picture starts another.
  const forget = () => {
    if (worker === started) worker = null
  }
  return started.on('error', forget).on('exit', forget)
}

/** Nobody stays for its sake, and it ends when nobody wants it. */
function letGo(resting: ChildProcess): void {
  resting.unref()
  resting.channel?.unref()
  idle = setTimeout(() => {
    if (worker === resting) worker = null
    if (resting.connected) resting.disconnect()
  }, IDLE_MS)
  idle.unref()
}
