// The product and the empty page it is measured against, built and running side by side.
import { join } from 'node:path'
import { buildSites } from './build.mjs'
import { fillPackages } from './package-list.mjs'
import { startSite } from './site.mjs'

/** Packages of the list whose speed counts. */
export const PACKAGES = 200

/** @returns the running sites `product` and `empty`, each with the `folder` it was built in; `stop` removes all */
export async function runSites() {
  const built = buildSites()
  const dataDir = join(built.folder, 'data')
  await fillPackages(dataDir, PACKAGES)
  const product = await startSite(built.product, {
    API_MODE: 'embedded',
    DATA_DIR: dataDir,
    FLIGHT_SESSION_MINUTES: '60',
    // Each flight search comes from an address of its own (flight-searches.mjs).
    TRUST_PROXY: '1',
    // A write for each answer would count, and the empty page has no log.
    LOG_ACCESS: '0',
  })
  const empty = await startSite(built.empty, {}, 'server.ts')
  return {
    product: { ...product, folder: built.product },
    empty: { ...empty, folder: built.empty },
    async stop() {
      await Promise.all([product.stop(), empty.stop()])
      built.remove()
    },
  }
}
