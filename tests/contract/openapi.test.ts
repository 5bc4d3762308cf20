import { endpoints } from '@jatra/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openPgliteHarness } from './api-harness.ts'
import { openMockHarness } from './mock-harness.ts'
import { askRaw, type Harness } from './harness.ts'

const METHODS = ['get', 'post', 'put', 'delete'] as const
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string().optional() }).loose()),
  ),
})

interface Operation {
  method: string
  path: string
  name: string | undefined
}

describe('the API’s own description', () => {
  const mock = openMockHarness()
  let api: Harness
  let described: Operation[] = []
  const send = async (harness: Harness, { method, path }: Operation) => {
    const session = await harness.openSession()
    return session.send(askRaw(method, path.replace(/\{\w+\}/g, 'x')))
  }
  const isThere = async (harness: Harness, operation: Operation) => {
    const answer = await send(harness, operation)
    // What a resource that is not there says of itself is in words of its own.
    const nowhere =
      answer.status === 404 && (await answer.text()).includes('There is nothing here.')
    return !nowhere && answer.status !== 405
  }

  beforeAll(async () => {
    api = await openPgliteHarness()
    const session = await api.openSession()
    const answer = await session.send(askRaw('GET', '/api/openapi.json'))
    const { paths } = documentSchema.parse(await answer.json())
    described = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method]
        return operation ? { method: method.toUpperCase(), path, name: operation.operationId } : []
      }),
    )
  }, 60_000)
  afterAll(() => api.close())

  it('has every endpoint of the contract, and the contract every one that has a name', () => {
    const named = described.flatMap(({ name, method, path }) =>
      name ? `${name}: ${method} ${path}` : [],
    )
    const contract = Object.values(endpoints).map(
      ({ name, method, path }) => `${name}: ${method} ${path.replace(/\/$/, '')}`,
    )
    expect(named.toSorted()).toEqual(contract.toSorted())
  })

  it('has nothing that the prototype does not answer', async () => {
    const missing: string[] = []
    for (const operation of described.filter(({ name }) => name)) {
      if (!(await isThere(mock, operation))) missing.push(`${operation.method} ${operation.path}`)
    }
    expect(missing).toEqual([])
  })

  it('has every method of its paths that the prototype answers', async () => {
    const invented: string[] = []
    for (const path of new Set(described.map((one) => one.path))) {
      for (const method of METHODS.map((one) => one.toUpperCase())) {
        if (described.some((one) => one.path === path && one.method === method)) continue
        if (await isThere(mock, { method, path, name: undefined }))
          invented.push(`${method} ${path}`)
      }
    }
    expect(invented).toEqual([])
  })
})
