// Compares the size of this design system with Backpack, Orbit, Braid, Radix Themes and React Aria: the same parts, bundled by the same
// rules in one run, gzipped, React outside. The others are installed aside in .cache/peers, at pinned versions; the
// product never depends on them.
//   node tests/perf/peers.mjs        prints the table and writes design-system/peers.json, which the documentation shows
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root } from '../../scripts/project.mjs'
import { bundling, gzipped, weigh } from './bundle.mjs'
import { installAside } from './install-aside.mjs'
import { PARTS, PEERS } from './peer-list.mjs'
import { OUR_PARTS } from './sizes.mjs'

const RESULT = join(root, 'design-system', 'peers.json')
const EVERYTHING = /./
const OUR_NOTE =
  'Counted with all that comes later: the dialogs, and both calendars, of which a visitor loads one.'

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const systems = await measureSystems()
  const result = { measured: new Date().toISOString().slice(0, 10), parts: PARTS, systems }
  writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`)
  print(result)
}

/** Ours first, then each of the others. */
export async function measureSystems(peers = PEERS) {
  const systems = [await measureOurs()]
  for (const peer of peers) systems.push(await measurePeer(peer))
  return systems
}

/** What the documentation shows. */
export const writtenSystems = () => JSON.parse(readFileSync(RESULT, 'utf8')).systems

/**
 * By how many bytes, script and style, ours is larger than another system in each part that both have whole.
 * @returns {{ part: string, peer: string, ours: number, theirs: number }[]} every pair, larger or not
 */
export function compareSystems([own, ...others]) {
  const whole = ({ js, css, short }) => (js === undefined || short ? undefined : js + css)
  return Object.keys(PARTS).flatMap((part) =>
    others.flatMap(({ name, sizes }) => {
      const [ours, theirs] = [whole(own.sizes[part]), whole(sizes[part])]
      return ours === undefined || theirs === undefined ? [] : [{ part, peer: name, ours, theirs }]
    }),
  )
}

async function measureOurs() {
  const sizes = await bundling(async (bundle) => {
    const rows = {}
    for (const [part, code] of Object.entries(OUR_PARTS)) {
      const output = await bundle(code)
      const [all, first] = [weigh(output, EVERYTHING), weigh(output)]
      rows[part] = all.js === first.js ? all : { ...all, first }
    }
    return rows
  })
  return { name: 'Jatra', version: null, note: OUR_NOTE, sizes }
}

/** @returns sizes by part; a part that is not there, or does not build, has a reason instead */
async function measurePeer(peer) {
  const home = join(root, '.cache', 'peers', peer.name.toLowerCase().replace(' ', '-'))
  const system = { name: peer.name, version: peer.packages[peer.package], note: peer.note }
  try {
    installAside(home, peer.packages)
  } catch (error) {
    const reason = `was not installed: ${firstLine(error)}`
    return {
      ...system,
      sizes: Object.fromEntries(Object.keys(PARTS).map((part) => [part, { reason }])),
    }
  }
  const sizes = {}
  for (const part of Object.keys(PARTS)) {
    const code = peer.parts[part]
    const short = peer.missing[part]
    sizes[part] = code
      ? { ...(await measurePart(peer, home, `${peer.base}\n${code}`)), ...(short && { short }) }
      : { reason: short }
  }
  return { ...system, sizes }
}

async function measurePart(peer, home, code) {
  try {
    return await bundling(async (bundle) => {
      const output = await bundle(code)
      const size = weigh(output, EVERYTHING)
      return peer.tailwindPreset ? { ...size, css: size.css + tailwind(peer, home, output) } : size
    }, home)
  } catch (error) {
    return { reason: `did not build: ${firstLine(error)}` }
  }
}

/** The styles that Tailwind makes of the classes in a bundle. */
function tailwind(peer, home, output) {
  const at = (name) => join(home, '.cache', name)
  const script = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
  writeFileSync(at('part.js'), script)
  writeFileSync(at('in.css'), '@tailwind base;@tailwind components;@tailwind utilities;')
  writeFileSync(
    at('config.cjs'),
    `const preset = require('${peer.tailwindPreset}')
module.exports = { content: ['${at('part.js')}'], presets: [(preset.default ?? preset)()] }`,
  )
  const cli = join(home, 'node_modules', 'tailwindcss', 'lib', 'cli.js')
  execFileSync(
    node,
    [cli, '-i', at('in.css'), '-c', at('config.cjs'), '-o', at('out.css'), '--minify'],
    { cwd: home, stdio: 'ignore' },
  )
  return gzipped([readFileSync(at('out.css'))])
}

function firstLine(error) {
  const said = String(error.stderr ?? '').trim() || error.message
  return said.split('\n')[0].replaceAll(root, '.')
}

function print({ parts, systems }) {
  const kB = (bytes) => (bytes / 1000).toFixed(1)
  const cell = ({ js, css, reason, first }) =>
    reason ??
    `${kB(js)} + ${kB(css)}${first ? `, at first ${kB(first.js)} + ${kB(first.css)}` : ''}`
  console.log('kB gzipped, script + style')
  for (const { name, version, sizes } of systems) {
    console.log(`\n${name} ${version ?? ''}`)
    for (const [part, title] of Object.entries(parts))
      console.log(`  ${title.padEnd(56)} ${cell(sizes[part])} ${sizes[part].short ?? ''}`)
  }
}
