import { OpenApiGeneratorV31, OpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { getSignedIn } from '@jatra/contract/account/auth-endpoints'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import { endpoints } from '@jatra/contract/endpoints'
import { problemSchema, problemStatus } from '@jatra/contract/http/problem'
import { ZodObject } from 'zod'
import { json } from './json.ts'
import { bodyExamples } from './openapi-examples.ts'
import './openapi-fields.ts'
import './openapi-schemas.ts'
import { describeAccess, tagOf, tags } from './openapi-sections.ts'
import type { Routes } from './route.ts'

/** As OpenAPI writes them. */
const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'
/** A body of bytes. */
const FILE = { type: 'string', format: 'binary' } as const

/** Enters an endpoint of the contract into the API's description. */
function describeEndpoint(registry: OpenAPIRegistry, endpoint: Endpoint): void {
  const guarded = endpoint.access !== 'anyone' && endpoint.access !== 'gateway'
  registry.registerPath({
    method: methods[endpoint.method],
    // Both spellings work; the description has one.
    path: endpoint.path.replace(/\/$/, ''),
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: guarded ? [{ bearer: [] }] : [],
    request: {
      ...(endpoint.params instanceof ZodObject && { params: endpoint.params }),
      ...(endpoint.query instanceof ZodObject && { query: endpoint.query }),
      ...describeBody(endpoint),
    },
    responses: {
      [endpoint.status]: {
        description: endpoint.status === 201 ? 'Made.' : 'Done.',
        content: endpoint.download
          ? { [endpoint.download.type]: { schema: FILE } }
          : { [JSON_TYPE]: { schema: endpoint.output } },
      },
      ...describeProblems(registry, endpoint, guarded),
    },
  })
}

function describeBody({ name, body, upload }: Endpoint) {
  if (upload) {
    const content = Object.fromEntries(upload.types.map((type) => [type, { schema: FILE }]))
    return { body: { required: true, content } }
  }
  if (!body) return {}
  const examples = bodyExamples[name]
  return {
    body: {
      required: true,
      content: { [JSON_TYPE]: { schema: body, ...(examples && { examples }) } },
    },
  }
}

/**
 * Every error is a problem of RFC 9457; which codes a status may carry is in its description. Shared errors are written
 * once and referred to.
 */
function describeProblems(registry: OpenAPIRegistry, endpoint: Endpoint, guarded: boolean) {
  const codes = new Set([...endpoint.problems, 'invalid_input' as const])
  if (guarded) codes.add('unauthenticated')
  if (isOriginChecked(endpoint)) codes.add('forbidden')
  const statuses = new Set([...codes].map((code) => problemStatus[code]))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const refused = [...codes].filter((code) => problemStatus[code] === status)
      const { ref } = registry.registerComponent('responses', refused.sort().join('-or-'), {
        description: `Refused: ${refused.join(', ')}.`,
        content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
      })
      return [status, ref]
    }),
  )
}

/** Writes, and the one read that takes the session's cookie (decisions 003 and 011). */
function isOriginChecked({ access, method, name }: Endpoint): boolean {
  return (method !== 'GET' && access !== 'gateway') || name === getSignedIn.name
}

const info = {
  title: 'Jatra',
  version: '1.0.0',
  description: [
    'Flights, holidays and visas for travellers from Bangladesh.',
    'Amounts are whole taka (BDT). Dates are `YYYY-MM-DD`; times of a flight are local to its airport.',
    'An error is `application/problem+json` with a `code` for programs and a `message` for people.',
    'Lists of orders are paged: follow `rel="next"` of the `Link` header.',
    'A program sends neither cookie nor `Origin`. A browser writes from the pages of this site alone, or with a bearer token; else 403 `forbidden`.',
    'Placing an order takes an `Idempotency-Key` header: sent again, the same key places nothing twice.',
  ].join('\n\n'),
  contact: { name: 'Jatra' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Jatra' },
}

/** `GET /api/openapi.json`: OpenAPI 3.1 of what is served, made when it is first asked for. */
export function serveOpenApi({ app, served }: Pick<Routes, 'app' | 'served'>): void {
  let document: string | undefined
  app.get('/api/openapi.json', () => json((document ??= documentOf(app.openAPIRegistry, served))))
}

/** The description of all endpoints for a back end without the API's routes: the prototype. */
export const describeApi = (): string => documentOf(new OpenAPIRegistry(), Object.values(endpoints))

function documentOf(registry: OpenAPIRegistry, described: readonly Endpoint[]): string {
  for (const endpoint of described) describeEndpoint(registry, endpoint)
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` that signing in answers.',
  })
  const problem = { type: 'schema' as const, schema: problemSchema }
  const generator = new OpenApiGeneratorV31([problem, ...registry.definitions])
  return JSON.stringify(
    generator.generateDocument({ openapi: '3.1.0', info, tags, servers: [{ url: '/' }] }),
  )
}
