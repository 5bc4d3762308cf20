// `npm run size`: what the production image weighs, with its largest packages; fails when it is over its budget.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { layOutProduction, SIMULATORS } from './production-tree.mjs'
import { root } from './project.mjs'

const MB = 1_000_000
const BUDGET = 350 * MB
/** gcr.io/distroless/cc is glibc, libstdc++, certificates and time zones: about 25 MB unpacked, with some to spare. */
const BASE_IMAGE = 35 * MB
const SHOWN = 15

/** Bytes of each layer, and of each package; Node is the one that runs this. */
export function productionSizes(folder) {
  const packages = packageFolders(join(folder, 'node_modules'))
    .map((path) => ({ name: path.slice(join(folder, 'node_modules/').length), size: sizeOf(path) }))
    .sort((a, b) => b.size - a.size)
  const installed = sizeOf(join(folder, 'node_modules'))
  const layers = {
    'base image (assumed)': BASE_IMAGE,
    [`Node ${process.versions.node}`]: statSync(process.execPath).size,
    [`${packages.length} packages`]: installed,
    'Jatra and its build': sizeOf(folder) - installed,
  }
  return { packages, layers, total: sum(Object.values(layers)), budget: BUDGET }
}

function packageFolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const path = join(folder, name)
      return name.startsWith('@') ? packageFolders(path) : [path]
    })
}

/** Links count for nothing: our own workspaces are linked among the packages. */
function sizeOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return sum(
    entries.filter((e) => e.isFile()).map((e) => statSync(join(e.parentPath, e.name)).size),
  )
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function main() {
  const folder = mkdtempSync(join(tmpdir(), 'jatra-production-'))
  try {
    layOutProduction(folder)
    const { packages, layers, total, budget } = productionSizes(folder)
    const line = (name, size) => console.log(`${(size / MB).toFixed(1).padStart(8)} MB  ${name}`)
    console.log(`The largest of ${packages.length} packages:`)
    for (const { name, size } of packages.slice(0, SHOWN)) line(name, size)
    console.log('The image:')
    for (const [name, size] of Object.entries(layers)) line(name, size)
    line(`together; the budget is ${budget / MB} MB`, total)
    const leftOut = sizeOf(join(root, 'sandbox', 'src')) + statSync(join(root, SIMULATORS)).size
    line('simulators, sources and build, are left out', leftOut)
    return total <= budget ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = main()
}
