import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { DomainError } from '../http/problem.ts'

/** `failed`: given up. `waiting`: failed so far, and is tried again by itself. */
const jobStates = ['failed', 'waiting'] as const

/** Background work that went wrong, as staff see it: never what it was about. */
export const jobSchema = z.object({
  _id: z.string(),
  queue: z.string(),
  state: z.enum(jobStates),
  /** How often it was tried. */
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  /** When it was given up; null where it is tried again. */
  failedAt: z.iso.datetime().nullable(),
  /** The first line of the last error, without personal data; null where none was left, as by a process that died. */
  error: z.string().nullable(),
})
export type Job = z.infer<typeof jobSchema>

/** The most that staff see in one list. */
export const MAX_JOBS = 100

export const jobUnknown = () => new DomainError('not_found', 'jobUnknown')

export const listJobs = defineEndpoint({
  name: 'listJobs',
  method: 'GET',
  path: '/api/staff/jobs',
  access: 'staff',
  duty: 'jobs',
  summary: 'Background work that failed or is tried again, the newest first. At most 100.',
  output: z.array(jobSchema),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const retryJob = defineEndpoint({
  name: 'retryJob',
  method: 'POST',
  path: '/api/staff/jobs/{id}/retry',
  access: 'staff',
  duty: 'jobs',
  summary: 'Tries a job again that was given up.',
  params: z.object({ id: z.string().max(80) }),
  output: jobSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
