import { afterEach, describe, expect, it } from 'vitest'
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'

/** A module that draws what the test says: threads load it from its address alone. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    let drawn = 0
    export async function draw({ until, text, crash, waste }) {
      if (until) {
        Atomics.store(until, 1, 1)
        Atomics.wait(until, 0, 0)
      }
      if (crash) process.exit(1)
      for (const hoard = []; waste; ) hoard.push(Array.from({ length: 1000 }, () => ({})))
      drawn += 1
      return new TextEncoder().encode(text + ' is drawing ' + drawn)
    }
    export const secretsOf = async () =>
      new TextEncoder().encode(Object.keys(process.env).join())
  `)}`,
)

interface Content {
  text: string
  /** Held until the first is 1; the second is 1 once it is being drawn. */
  until?: Int32Array<SharedArrayBuffer>
  crash?: boolean
  waste?: boolean
}

let pool: DrawingPool<Content>
const errors: unknown[] = []
const open = (over: Partial<Parameters<typeof createDrawingPool>[0]> = {}) =>
  (pool = createDrawingPool<Content>({
    module,
    name: 'draw',
    maxQueue: 2,
    onError: (error) => errors.push(error),
    ...over,
  }))
afterEach(() => pool.close())

/** Content that keeps its thread until it is let go. */
function held(text: string) {
  const until = new Int32Array(new SharedArrayBuffer(8))
  const letGo = () => {
    Atomics.store(until, 0, 1)
    Atomics.notify(until, 0)
  }
  const begun = () => expect.poll(() => Atomics.load(until, 1)).toBe(1)
  return { content: { text, until }, begun, letGo }
}
const textOf = async (bytes: Promise<Uint8Array>) => new TextDecoder().decode(await bytes)
/** A pool whose only thread runs and is busy. */
async function busyPool(over = {}) {
  open(over)
  await pool.draw({ text: 'first' })
  const { content, letGo } = held('held')
  return { running: pool.draw(content), letGo }
}

describe('a pool of drawing threads', () => {
  it('draws once what is asked for twice at the same time, and again when it is asked for later', async () => {
    open()
    const twice = [pool.draw({ text: 'a' }), pool.draw({ text: 'a' })]
    expect(pool.isDrawing({ text: 'a' })).toBe(true)
    expect(await Promise.all(twice.map(textOf))).toEqual(['a is drawing 1', 'a is drawing 1'])
    expect(pool.isDrawing({ text: 'a' })).toBe(false)
    expect(await textOf(pool.draw({ text: 'a' }))).toBe('a is drawing 2')
  })

  it('rejects what would wait in a full queue, says when to come back, and goes on', async () => {
    const { running, letGo } = await busyPool()
    const queued = [pool.draw({ text: 'a' }), pool.draw({ text: 'b' })]
    await expect(pool.draw({ text: 'c' })).rejects.toMatchObject({ status: 503, retryAfter: 5 })
    // One that is under way already takes no place.
    const shared = pool.draw({ text: 'b' })
    letGo()
    await Promise.all([running, ...queued, shared])
    expect(await textOf(pool.draw({ text: 'c' }))).toContain('c is drawing')
  })

  it('does not start a drawing whose visitors have left, and frees its place', async () => {
    const { running, letGo } = await busyPool()
    const [one, other] = [new AbortController(), new AbortController()]
    const left = [
      pool.draw({ text: 'left' }, one.signal),
      pool.draw({ text: 'left' }, other.signal),
    ]
    const gone = Promise.all(left.map((draw) => expect(draw).rejects.toThrow('aborted')))
    one.abort()
    expect(pool.isDrawing({ text: 'left' })).toBe(true)
    other.abort()
    await gone
    expect(pool.isDrawing({ text: 'left' })).toBe(false)
    const queued = [pool.draw({ text: 'a' }), pool.draw({ text: 'b' })]
    letGo()
    await running
    // The first, the held one, and then these: 'left' was never drawn.
    expect(await Promise.all(queued.map(textOf))).toEqual(['a is drawing 3', 'b is drawing 4'])
  })

  it('ends what was begun although its visitor has left, and keeps its thread', async () => {
    open()
    const visitor = new AbortController()
    const { content, begun, letGo } = held('begun')
    const gone = expect(pool.draw(content, visitor.signal)).rejects.toThrow('aborted')
    await begun()
    visitor.abort()
    await gone
    letGo()
    expect(await textOf(pool.draw({ text: 'next' }))).toBe('next is drawing 2')
  })

  it.each([
    ['ends', { crash: true }],
    ['needs more memory than it may have', { waste: true }],
  ])('fails the drawing whose thread %s, and draws the next in another', async (_, fault) => {
    open({ threadMemory: 32 })
    await expect(pool.draw({ text: 'bad', ...fault })).rejects.toThrow()
    expect(await textOf(pool.draw({ text: 'good' }))).toBe('good is drawing 1')
    expect(errors).toEqual([])
  })

  it('tells its threads no secret', async () => {
    process.env['SECRET_OF_THE_TEST'] = 'hidden'
    open({ name: 'secretsOf' })
    expect(await textOf(pool.draw({ text: '' }))).toBe('NODE_ENV')
    delete process.env['SECRET_OF_THE_TEST']
  })

  it('ends its threads when it is closed, and draws nothing from then on', async () => {
    const { running } = await busyPool()
    const failed = expect(running).rejects.toMatchObject({ status: 503 })
    await pool.close()
    await failed
    await expect(pool.draw({ text: 'late' })).rejects.toMatchObject({ status: 503 })
  })
})
