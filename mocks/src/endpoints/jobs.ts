import { listJobs, retryJob } from '@jatra/contract/job/endpoints'
import { jobUnknown, type Job } from '@jatra/contract/job/job'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import type { HttpHandler } from 'msw'
import type { Answer, RequestContext } from '../answer.ts'

/** The prototype does nothing in the background, and shows staff what they would see. */
export function jobHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listJobs, jobsOf),

    answer(retryJob, (asked) => {
      const { params, visitor } = asked
      if (!jobsOf(asked).some(({ _id, state }) => _id === params.id && state === 'failed'))
        throw jobUnknown()
      visitor.retriedJobs.add(params.id)
      const job = jobsOf(asked).find(({ _id }) => _id === params.id)
      if (!job) throw jobUnknown()
      return job
    }),
  ]
}

/** Jobs that went wrong, of which staff may try one again. */
export function jobsOf({ visitor, now }: Pick<RequestContext, 'visitor' | 'now'>): Job[] {
  const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS).toISOString()
  const failed: Job = {
    _id: '5b0c7a52-6f0e-4d0b-9a53-2f4f0d3c1e01',
    queue: 'sweep',
    state: 'failed',
    attempts: 1,
    createdAt: ago(12),
    failedAt: ago(12),
    error: 'A query failed',
  }
  const waiting: Job = {
    _id: '5b0c7a52-6f0e-4d0b-9a53-2f4f0d3c1e02',
    queue: 'email',
    state: 'waiting',
    attempts: 3,
    createdAt: ago(4),
    failedAt: null,
    error: '4.3.0 out of order',
  }
  const retried = visitor.retriedJobs.has(failed._id)
  return [waiting, retried ? { ...failed, state: 'waiting', failedAt: null } : failed]
}
