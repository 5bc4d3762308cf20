import assert from 'node:assert/strict'
import { listJobs, retryJob, type Job } from '@jatra/contract/job/endpoints'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, type Session } from './harness.ts'

const byStaff = async (session: Session) => ({ token: (await session.staff()).access_token })
const byCustomer = async (session: Session) => ({ token: (await signUp(session)).access_token })
const retry = (id: string, by?: { token: string }) => ask(retryJob, { params: { id } }, by)

export const jobCases: readonly ContractCase[] = [
  {
    endpoint: 'listJobs',
    name: 'what failed, for staff, without what it was about',
    answer: 'good',
    async request(_, session) {
      assert(await session.failedJob(), 'a job has failed')
      return ask(listJobs, {}, await byStaff(session))
    },
    check(body) {
      const failed = (body as Job[]).find(({ state }) => state === 'failed')
      assert(failed?.queue === 'sweep' && failed.attempts === 1, 'names its queue and attempts')
      assert(failed.failedAt && failed.error, 'and when and why it was given up')
      assert(!JSON.stringify(body).includes('@'), 'shows no address')
    },
  },
  {
    endpoint: 'listJobs',
    name: 'for a customer',
    answer: 'forbidden',
    request: async (_, session) => ask(listJobs, {}, await byCustomer(session)),
  },
  {
    endpoint: 'listJobs',
    name: 'for a stranger',
    answer: 'unauthenticated',
    request: () => ask(listJobs, {}),
  },
  {
    endpoint: 'retryJob',
    name: 'one that was given up',
    answer: 'good',
    request: async (_, session) => retry(await session.failedJob(), await byStaff(session)),
    check(body) {
      const { state, failedAt } = body as Job
      assert(state === 'waiting' && failedAt === null, 'it waits for its next attempt')
    },
  },
  {
    endpoint: 'retryJob',
    name: 'one that is not there',
    answer: 'not_found',
    request: async (_, session) => retry('no-such-job', await byStaff(session)),
  },
  {
    endpoint: 'retryJob',
    name: 'by a customer',
    answer: 'forbidden',
    request: async (_, session) => retry(await session.failedJob(), await byCustomer(session)),
  },
  {
    endpoint: 'retryJob',
    name: 'by a stranger',
    answer: 'unauthenticated',
    request: async (_, session) => retry(await session.failedJob()),
  },
]
