import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { endpoints } from '@jatra/contract/endpoints'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { describeApi } from './openapi.ts'

const database = useTestDatabase()

interface Operation {
  operationId: string
  security?: unknown[]
  parameters?: { name: string; in: string }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, Schema> }
}
interface Schema {
  description?: string
  oneOf?: Schema[]
  properties?: Record<string, Schema>
}

it('describes every endpoint of the contract, its parameters and its errors', async () => {
  const answer = await createTestApi(database).send('GET', '/api/openapi.json')
  const document = (await answer.json()) as Document
  expect(document.openapi).toBe('3.1.0')
  expect(document.components.securitySchemes).toHaveProperty('bearer')
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    const operation =
      document.paths[endpoint.path.replace(/\/$/, '')]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(endpoint.name)
    expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status))
    expect(operation?.requestBody !== undefined).toBe(
      endpoint.body !== undefined || endpoint.upload !== undefined,
    )
    expect(operation?.security).toHaveLength(endpoint.access === 'anyone' ? 0 : 1)
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = operation?.parameters?.filter((one) => one.in === 'path') ?? []
    expect(described.map(({ name }) => name)).toEqual(inPath)
  }
})

it('describes the parameters of a search', async () => {
  const answer = await createTestApi(database).send('GET', '/api/openapi.json')
  const { paths } = (await answer.json()) as Document
  const names = paths['/api/airport/search']?.['get']?.parameters?.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['originLocationCode', 'adults', 'leg']))
})

it('says which calls are refused when a browser makes them from elsewhere', async () => {
  const answer = await createTestApi(database).send('GET', '/api/openapi.json')
  const { paths } = (await answer.json()) as Document
  const refused = (path: string, method: string) =>
    Object.keys(paths[path]?.[method]?.responses ?? {}).includes('403')
  expect(refused('/api/auth/register', 'post')).toBe(true)
  expect(refused('/api/auth/login', 'post')).toBe(true)
  expect(refused('/api/auth/forgot-password', 'post')).toBe(true)
  expect(refused('/api/auth/reset-password/{id}/{token}', 'post')).toBe(true)
  expect(refused('/api/auth/logout', 'post')).toBe(true)
  expect(refused('/api/auth/login/success', 'get')).toBe(true)
  expect(refused('/api/airport/search', 'get')).toBe(false)
  expect(refused('/api/payment/ipn', 'post')).toBe(false)
})

it('says what happens without the fields that other programs would not guess', async () => {
  const answer = await createTestApi(database).send('GET', '/api/openapi.json')
  const { components } = (await answer.json()) as Document
  const { PaymentBody, Applicant } = components.schemas
  const [flight, , visa] = PaymentBody?.oneOf ?? []
  const described = {
    searchUid: flight?.properties?.['productData']?.properties?.['searchUid'],
    index: visa?.properties?.['selectedPlan']?.properties?.['index'],
    deliveryMethod: visa?.properties?.['deliveryMethod'],
    documents: Applicant?.properties?.['documents'],
    nationality: Applicant?.properties?.['nationality'],
  }
  for (const [name, field] of Object.entries(described))
    expect(field?.description, name).toMatch(/400/)
})

it('is the same where the prototype answers in the place of the API', async () => {
  const answer = await createTestApi(database).send('GET', '/api/openapi.json')
  expect(JSON.parse(describeApi())).toEqual(await answer.json())
})

it('passes what Redocly recommends and what Spectral asks besides, and stays under 200 kB', async () => {
  const answer = await createTestApi(database).send('GET', '/api/openapi.json')
  const source = await answer.text()
  expect(source.length).toBeLessThan(200_000)
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The specification's paths: an account would have to have the id `payment-process` to be mistaken.
      'no-ambiguous-paths': 'off',
      'info-contact': 'error',
      'operation-description': 'error',
      'operation-tag-defined': 'error',
      'operation-singular-tag': 'error',
      'tag-description': 'error',
    },
  })
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})
