import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { jobSchema } from './job.ts'

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
