import { z } from 'zod'
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
