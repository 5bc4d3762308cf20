// What each public page requests before it works, compared with an empty page of the same versions.
import { join } from 'node:path'
import { firstLoad } from './first-load.mjs'
import { openResults } from './results-page.mjs'

/** The pages, and how they are named in the table. */
async function addresses(origin) {
  const list = await (await fetch(`${origin}/packageMenu`)).text()
  const [, aPackage] = /href="(\/packages\/[^"?]+)/.exec(list) ?? []
  if (!aPackage) throw new Error('the list has no package')
  return {
    home: `${origin}/`,
    'home, holidays': `${origin}/?search=holiday`,
    'home, visas': `${origin}/?search=visa`,
    'home, hotels': `${origin}/?search=hotels`,
    results: await openResults(origin),
    'package list': `${origin}/packageMenu`,
    package: origin + aPackage,
    visa: `${origin}/visaDetails?country=Thailand&nationality=BD&travelers=2`,
    login: `${origin}/login`,
    register: `${origin}/register`,
  }
}

/**
 * @param {string} folder where a site was built
 * @param {string} address of a page of it
 */
async function load(folder, address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return firstLoad(join(folder, 'build', 'client'), await answer.text())
}

/**
 * The home page in both languages, without its HTML and its fonts.
 * @param {{ origin: string, folder: string }} product a running site that speaks both
 * @returns {Promise<{ english: number, bangla: number }>} scripts and styles in bytes gzipped
 */
export async function measureLanguages({ origin, folder }) {
  const [english, bangla] = await Promise.all(
    ['/', '/bn'].map(async (path) => {
      const { js, css } = await load(folder, origin + path)
      return js + css
    }),
  )
  return { english, bangla }
}

/**
 * @param {{ origin: string, folder: string }} product a running site and where it was built
 * @param {{ origin: string, folder: string }} empty
 * @returns {Promise<{ page: string, js: number, emptyJs: number, scripts: number, css: number, styles: number }[]>} js
 *   and css in bytes gzipped, scripts and styles in files
 */
export async function measurePages(product, empty) {
  const { js: emptyJs } = await load(empty.folder, empty.origin)
  const rows = []
  for (const [page, address] of Object.entries(await addresses(product.origin))) {
    const { js, css, files } = await load(product.folder, address)
    const count = (ending) => files.filter(({ path }) => path.endsWith(ending)).length
    rows.push({ page, js, emptyJs, scripts: count('.js'), css, styles: count('.css') })
  }
  return rows
}
