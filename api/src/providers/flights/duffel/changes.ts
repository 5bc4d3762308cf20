import { z } from 'zod'
import type { DuffelClient } from './duffel-client.ts'
import { codeOf } from './duffel-error.ts'

/** @returns false when a newer change has taken the place of this one */
export async function acceptChange(client: DuffelClient, changeId: string): Promise<boolean> {
  try {
    await client.call({
      method: 'POST',
      path: `/air/airline_initiated_changes/${encodeURIComponent(changeId)}/actions/accept`,
      answer: z.unknown(),
    })
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'stale_airline_initiated_change_accept' || code === 'not_found') return false
    throw error
  }
}
