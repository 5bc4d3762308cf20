import { move } from 'piscina'

/** What a thread is asked to draw. */
export interface DrawingTask {
  /** Address of the module that draws, and the name of its function. */
  module: string
  name: string
  content: unknown
  /** Set to 1 once a thread has taken the task. */
  started: Int32Array<SharedArrayBuffer>
}

type Draw = (content: unknown) => Promise<Uint8Array<ArrayBuffer>>

/** Runs in a thread of a drawing pool, which Node starts from this file as it is. */
export default async function drawInThread({ module, name, content, started }: DrawingTask) {
  Atomics.store(started, 0, 1)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the pool is made with modules of ours that draw
  const { [name]: draw } = (await import(module)) as Record<string, Draw | undefined>
  if (!draw) throw new Error(`${module} has no ${name}`)
  // Handed over, not copied.
  return move(await draw(content))
}
