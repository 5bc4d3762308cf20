// A list of many packages: the catalogue's, over and over, under ids of their own.
import { packageCatalogue } from '../../catalogue/src/packages/index.ts'
import { openPglite } from '../../api/src/db/open-pglite.ts'
import { seedPackages } from '../../api/src/domain/packages/seed-packages.ts'

/**
 * Puts copies into a database that no server holds, so that with the catalogue it has so many.
 * @param {string} dataDir
 * @param {number} count of all packages
 */
export async function fillPackages(dataDir, count) {
  const copies = Array.from({ length: count - packageCatalogue.length }, (_, index) => {
    const original = packageCatalogue[index % packageCatalogue.length]
    return { ...original, _id: `${original._id}-${index}`, price: original.price + index * 10 }
  })
  const database = await openPglite(dataDir)
  await seedPackages({ db: database.db, clock: Date.now }, copies)
  await database.close()
}

/** @throws when the list does not say that it has so many, or shows none */
export async function openPackageList(origin, count) {
  const response = await fetch(`${origin}/packageMenu`)
  const html = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  if (!html.includes(` of ${count} packages shown`)) throw new Error(`no list of ${count} packages`)
  return response.url
}
