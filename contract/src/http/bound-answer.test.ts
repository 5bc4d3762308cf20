import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { AnswerTooLong, boundAnswer, boundedFetch } from './bound-answer.ts'

/** A server that begins an answer and leaves the rest to the test. */
async function startServer(begin: (response: ServerResponse) => void) {
  let close = () => {}
  const closed = new Promise<void>((resolve) => (close = resolve))
  const answers: ServerResponse[] = []
  const server = createServer((_, response) => {
    answers.push(response)
    response.once('close', close)
    begin(response.writeHead(200, { 'content-type': 'application/json' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, answers, closed }
}

it('cuts an answer that grows for ever, and closes its connection', async () => {
  const { url, closed } = await startServer((response) => {
    const more = () => {
      while (response.write(' '.repeat(10_000)));
    }
    response.on('drain', more)
    more()
  })
  const answer = await boundedFetch({ maxBytes: 1_000_000 })(url)
  await expect(answer.json()).rejects.toThrow(AnswerTooLong)
  await closed
})

it('cuts one that trickles for ever', async () => {
  let now = 0
  const trickling = new ReadableStream<Uint8Array>({
    pull(controller) {
      now += 1_000
      controller.enqueue(new Uint8Array(1))
    },
  })
  const limits = { maxBytes: 1_000_000, maxMs: 30_000 }
  const answer = boundAnswer(new Response(trickling), limits, { now: () => now })
  await expect(answer.text()).rejects.toThrow('over 30000 ms')
})

/** Twice, as what a promise still holds is free only after its turn. */
async function collectGarbage() {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  await new Promise((resolve) => setImmediate(resolve))
  collect()
}

it('is over when its signal says so, also after Node has collected what it can', async () => {
  const { url, answers } = await startServer((response) => response.write('{'))
  const limit = new AbortController()
  const answer = await boundedFetch({ maxBytes: 1_000 })(new Request(url, { signal: limit.signal }))
  const reading = answer.json()
  await collectGarbage()
  limit.abort()
  answers[0]?.end('}')
  await expect(reading).rejects.toThrow('aborted')
})

it('is given up the same way while nothing of it has come', async () => {
  let arrived = () => {}
  const came = new Promise<void>((resolve) => (arrived = resolve))
  const { url } = await startServer(() => arrived())
  const limit = new AbortController()
  const asking = boundedFetch({ maxBytes: 1_000 })(new Request(url, { signal: limit.signal }))
  await came
  await collectGarbage()
  limit.abort()
  await expect(asking).rejects.toThrow('aborted')
})

it('leaves an answer of the right size as it is', async () => {
  const head = { status: 201, headers: { 'x-request-id': 'r1' } }
  const answer = boundAnswer(new Response('{"a":1}', head), { maxBytes: 7, maxMs: 1_000 })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-request-id')).toBe('r1')
  expect(await answer.json()).toEqual({ a: 1 })
  const empty = new Response(null, { status: 204 })
  expect(boundAnswer(empty, { maxBytes: 7 })).toBe(empty)
})
