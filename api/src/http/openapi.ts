import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Call } from '@jatra/contract/http/call'
import { problemSchema, problemStatus } from '@jatra/contract/http/problem'
import type { ZodObject } from 'zod'
import { json } from './json.ts'
import { bodyExamples } from './openapi-examples.ts'
import './openapi-schemas.ts'
import { describeAudience, tagOf, tags } from './openapi-sections.ts'

type Registry = OpenAPIHono['openAPIRegistry']

const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'
/** A body of bytes. */
const FILE = { type: 'string', format: 'binary' } as const

/** Enters a call of the contract into the API's description. */
export function describeCall(registry: Registry, call: Call): void {
  const guarded = call.audience !== 'anyone' && call.audience !== 'gateway'
  registry.registerPath({
    method: call.method.toLowerCase() as 'get',
    // Both spellings are answered; a description has one.
    path: call.path.replace(/\/$/, ''),
    operationId: call.name,
    tags: [tagOf(call)],
    summary: call.summary,
    description: describeAudience(call),
    security: guarded ? [{ bearer: [] }] : [],
    request: {
      ...(call.params && { params: call.params as ZodObject }),
      ...(call.query && { query: call.query as ZodObject }),
      ...describeBody(call),
    },
    responses: {
      [call.status]: {
        description: call.status === 201 ? 'Made.' : 'Done.',
        content: call.download
          ? { [call.download.type]: { schema: FILE } }
          : { [JSON_TYPE]: { schema: call.output } },
      },
      ...describeRefusals(call, guarded),
    },
  })
}

function describeBody({ name, body, upload }: Call) {
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

/** Every refusal is a problem of RFC 9457; which codes a status may carry is in its description. */
function describeRefusals(call: Call, guarded: boolean) {
  const codes = new Set([...call.refusals, 'invalid_input' as const])
  if (guarded) codes.add('unauthenticated')
  const statuses = new Set([...codes].map((code) => problemStatus[code]))
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: `Refused: ${[...codes].filter((code) => problemStatus[code] === status).join(', ')}.`,
        content: { [PROBLEM_TYPE]: { schema: problemSchema } },
      },
    ]),
  )
}

const info = {
  title: 'Jatra',
  version: '1.0.0',
  description: [
    'Flights, holidays and visas for travellers from Bangladesh.',
    'Amounts are whole taka (BDT). Dates are `YYYY-MM-DD`; times of a flight are local to its airport.',
    'A refusal is `application/problem+json` with a `code` for programs and a `message` for people.',
    'Lists of orders are paged: follow `rel="next"` of the `Link` header.',
    'Placing an order takes an `Idempotency-Key` header: sent again, the same key places nothing twice.',
  ].join('\n\n'),
  contact: { name: 'Jatra' },
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Jatra' },
}

/** `GET /api/openapi.json`: OpenAPI 3.1, made when it is first asked for. */
export function serveOpenApi(app: OpenAPIHono): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` that signing in answers.',
  })
  let document: string | undefined
  app.get('/api/openapi.json', () => {
    document ??= JSON.stringify(
      app.getOpenAPI31Document({ openapi: '3.1.0', info, tags, servers: [{ url: '/' }] }),
    )
    return json(document)
  })
}
