import type { z } from 'zod'
import type { Duty } from './duties.ts'
import type { ProblemCode } from './problem.ts'

/**
 * Who may call an endpoint. `owner`: a bearer token whose subject is the `{userId}` of the path or, where there is
 * none, of the body. `staff`: a token of staff whose role has the endpoint's duty. `owner-or-staff`:
 * either. `gateway`: the payment provider, proven by signature.
 */
export type AccessPolicy = 'anyone' | 'user' | 'owner' | 'owner-or-staff' | 'staff' | 'gateway'

/** Every endpoint for staff says which duty it belongs to; no other has one. */
type Access =
  | { access: 'owner-or-staff' | 'staff'; duty: Duty }
  | { access: Exclude<AccessPolicy, 'owner-or-staff' | 'staff'>; duty?: undefined }

/** An endpoint of the API: its input and output, who may call it, and the problems it may answer. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = Access & {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** OpenAPI style, from the host's root: `/api/payment/{userId}/flight`. */
  path: string
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** The body is a file as it is. `maxBytes` limits its size; `types` are the formats that its content may have. */
  upload?: { maxBytes: number; types: readonly string[] }
  /** The good answer is a file of this type; `output` is never then. */
  download?: { type: string }
  output: Output
  /** The status of the good answer. */
  status: 200 | 201
  /** Problems that a caller should expect, beyond invalid_input and the guards'. */
  problems: readonly ProblemCode[]
}

/** Keeps the schemas' own types while checking the shape. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Output extends z.ZodType = z.ZodNever,
>(endpoint: Endpoint<Params, Query, Body, Output>): Endpoint<Params, Query, Body, Output> {
  return endpoint
}

/** What an endpoint's handler receives, after parsing. */
export interface ParsedInput<C extends Endpoint> {
  params: z.output<NonNullable<C['params']>>
  query: z.output<NonNullable<C['query']>>
  body: z.output<NonNullable<C['body']>>
}

type Given<Key extends string, Schema> = Schema extends z.ZodNever
  ? { [K in Key]?: undefined }
  : Schema extends z.ZodType
    ? object extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : { [K in Key]?: undefined }

/** What a caller passes, before parsing. */
export type EndpointInput<C extends Endpoint> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>
