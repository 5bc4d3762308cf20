import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Call } from '@jatra/contract/call'
import { problemSchema, problemStatus } from '@jatra/contract/problem'
import type { ZodObject } from 'zod'
import { json } from './json.ts'

type Registry = OpenAPIHono['openAPIRegistry']

const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'
/** A body of bytes. */
const FILE = { type: 'string', format: 'binary' } as const

/** Enters a call of the contract into the API's description. */
export function describeCall(registry: Registry, call: Call): void {
  const guarded = call.audience !== 'anyone' && call.audience !== 'gateway'
  const refused = new Set<number>(call.refusals.map((code) => problemStatus[code]))
  if (call.params || call.query || call.body) refused.add(problemStatus.invalid_input)
  if (guarded) refused.add(problemStatus.unauthenticated)
  const problems = [...refused].sort().map((status) => [
    status,
    {
      description: Object.entries(problemStatus)
        .filter((entry) => entry[1] === status)
        .map(([code]) => code)
        .join(', '),
      content: { [PROBLEM_TYPE]: { schema: problemSchema } },
    },
  ])
  registry.registerPath({
    method: call.method.toLowerCase() as 'get',
    path: call.path,
    operationId: call.name,
    summary: call.summary,
    ...(guarded && { security: [{ bearer: [] }] }),
    request: {
      ...(call.params && { params: call.params as ZodObject }),
      ...(call.query && { query: call.query as ZodObject }),
      ...(call.body && {
        body: { required: true, content: { [JSON_TYPE]: { schema: call.body } } },
      }),
      ...(call.upload && {
        body: {
          required: true,
          content: Object.fromEntries(call.upload.types.map((type) => [type, { schema: FILE }])),
        },
      }),
    },
    responses: {
      [call.status]: {
        description: 'Done',
        content: call.download
          ? { [call.download.type]: { schema: FILE } }
          : { [JSON_TYPE]: { schema: call.output } },
      },
      ...Object.fromEntries(problems),
    },
  })
}

/** `GET /api/openapi.json`: OpenAPI 3.1, made when it is first asked for. */
export function serveOpenApi(app: OpenAPIHono): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  })
  let document: string | undefined
  app.get('/api/openapi.json', () => {
    document ??= JSON.stringify(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Jatra', version: '1.0.0' },
      }),
    )
    return json(document)
  })
}
