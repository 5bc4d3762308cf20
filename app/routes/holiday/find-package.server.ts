import { data } from '@remix-run/node'
import { getPackage } from '@jatra/contract/holiday/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'

/**
 * The package at this address, or why it is not available.
 * @param shared whether it may come from the shared cache, which can be seconds old: not where the traveller agrees to
 * a price
 * @throws 404 for one that never existed
 */
export async function findPackage(
  id: string | undefined,
  context: AppContext,
  { shared = false } = {},
) {
  try {
    const read = () => context.api.call(getPackage, { params: { id: id ?? '' } })
    const holiday = shared ? await context.views.get(`package ${id}`, read) : await read()
    return { kind: 'found' as const, holiday }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status === 410) return { kind: 'withdrawn' as const }
    if (error.status < 500 && error.status !== 429) throw data(null, { status: 404 })
    return { kind: 'failed' as const }
  }
}

export const statusOf = { found: 200, withdrawn: 410, failed: 503 } as const
