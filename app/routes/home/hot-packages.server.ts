import { listPackages } from '@jatra/contract/holiday/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { viewCard } from '~/routes/holiday/package-view.ts'

/** Packages in the carousel. */
const HOT = 10

/** The best rated packages; null when they cannot be read, since the home page works without them. */
export async function readHotPackages(context: AppContext) {
  try {
    return await context.views.get('hot', async () => {
      const packages = await context.api.call(listPackages, { query: { limit: HOT } })
      return packages.map((holiday) => viewCard(holiday, 'carousel'))
    })
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
