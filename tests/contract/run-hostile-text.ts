import type { Endpoint } from '@jatra/contract/http/endpoint'
import { endpoints } from '@jatra/contract/endpoints'
import { problemSchema } from '@jatra/contract/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Harness, Session } from './harness.ts'
import { cases } from './cases.ts'

/** What people and programs put into fields that were meant for words. */
const hostile = {
  'html, sql and right to left': `"><script>alert(1)</script>'); drop table users; --\u202egnp.exe`,
  long: 'a'.repeat(100_000),
  nul: 'Nus\0rat',
  'half a character': 'Nus\ud800rat',
  prototype: '__proto__',
} as const
type Hostile = keyof typeof hostile

const writes = Object.entries(endpoints)
  .filter(([, endpoint]) => (endpoint as Endpoint).body)
  .map(([name, endpoint]) => ({ name, endpoint: endpoint as Endpoint }))

/**
 * Puts every hostile text into every text field of every endpoint, one at a time, in a request of each shape that the endpoint's
 * good cases have; of a list into its first element, since the others have the same fields.
 * The answer is good or an error, never a failure; what cannot be stored is rejected with its field.
 * @param open an implementation whose limits do not reject so many requests
 */
export function runHostileText(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: hostile text in every field`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    // A payment has many fields, and each is tried with each hostile text.
    it.each(writes)('$name', { timeout: 300_000 }, async ({ name, endpoint }) => {
      const tried = new Set<string>()
      for (const testCase of cases.filter(
        (one) => one.endpoint === name && one.answer === 'good',
      )) {
        const session = await harness.openSession()
        const request = await testCase.request(harness, session)
        const body: unknown = await request.clone().json()
        // Many good cases differ in values alone; fields of one name may be read otherwise for another product.
        const fieldOf = (path: string[]) => [(body as Payment).serviceType, ...path].join('.')
        const untried = fieldsOf(body).filter((path) => !tried.has(fieldOf(path)))
        for (const path of untried) {
          tried.add(fieldOf(path))
          for (const kind of Object.keys(hostile) as Hostile[]) {
            await tryText(session, endpoint, request, body, path, kind)
          }
        }
      }
      expect(tried.size, 'bodies without a text would prove nothing').toBeGreaterThan(0)
    })
  })
}

interface Payment {
  serviceType?: string
}

async function tryText(
  session: Session,
  endpoint: Endpoint,
  request: Request,
  body: unknown,
  path: readonly string[],
  kind: Hostile,
): Promise<void> {
  const what = `${kind} in ${path.join('.')}`
  const headers = new Headers(request.headers)
  if (headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID())
  const tampered = new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify(withText(body, path, hostile[kind])),
  })
  const answer = await session.send(tampered)
  const given: unknown = await answer.json()
  if (answer.status === endpoint.status) {
    // A field that the contract does not know is dropped: what is answered is still what the contract says.
    expect(endpoint.output.parse(given), what).toEqual(given)
    return
  }
  expect(answer.status, what).toBeLessThan(500)
  const problem = problemSchema.parse(given)
  if (kind === 'nul' || kind === 'half a character') {
    expect([what, problem.code]).toEqual([what, 'invalid_input'])
    expect(Object.keys(problem.errors ?? {}), what).toContain(path.join('.'))
  }
}

/** The path of every text in a body: `['travelersData', '0', 'firstName']`; of every number where it has no text. */
function fieldsOf(body: unknown): string[][] {
  const texts = pathsOf(body, 'string')
  return texts.length > 0 ? texts : pathsOf(body, 'number')
}

function pathsOf(value: unknown, type: string, path: readonly string[] = []): string[][] {
  if (typeof value === type) return [[...path]]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value)
  return entries.flatMap(([key, inner]) => pathsOf(inner, type, [...path, key]))
}

/** A copy of the value with another text at the path. */
function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  const inner = (value as Record<string, unknown>)[key]
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) =>
      String(index) === key ? withText(one, rest, text) : one,
    )
  }
  return { ...(value as object), [key]: withText(inner, rest, text) }
}
