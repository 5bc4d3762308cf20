import { listJobs, retryJob, jobUnknown } from '@jatra/contract/job/endpoints'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Routes } from './route.ts'

/** Failed jobs, for staff. */
export function jobRoutes(
  routes: Routes,
  { jobs }: { jobs: Pick<JobQueue, 'listFailed' | 'retry'> },
): void {
  routes.guarded(listJobs, () => jobs.listFailed())
  routes.guarded(retryJob, async ({ params }) => {
    const job = await jobs.retry(params.id)
    if (!job) throw jobUnknown()
    return job
  })
}
