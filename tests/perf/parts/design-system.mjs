// The same parts of this design system and of others, which are installed aside, weighed in one run.
import { PARTS, PEERS } from '../peer-list.mjs'
import { compareSystems, measureSystems, writtenSystems } from '../peers.mjs'
import { kB } from '../report.mjs'

const BESIDE = ['React Aria', 'Radix Themes', 'Orbit']

/** Ours is the smallest, or the docs say where it is not and by how much. */
export async function measure(report) {
  const systems = await measureSystems(PEERS.filter(({ name }) => BESIDE.includes(name)))
  const said = new Map(
    compareSystems(writtenSystems()).map((row) => [row.part + row.peer, row.ours - row.theirs]),
  )
  for (const { part, peer, ours, theirs } of compareSystems(systems)) {
    const known = said.get(part + peer) ?? 0
    const more = ours - theirs
    report.add(
      `${PARTS[part]}, script and style beside ${peer} (${kB(theirs)})`,
      kB(ours),
      known > 0 ? `${kB(known)} more, as the docs say` : 'not more',
      // The docs round to 0.1 kB.
      more <= Math.max(known, 0) + 100,
    )
  }
  for (const { name, sizes } of systems) {
    for (const [part, { reason, short }] of Object.entries(sizes)) {
      if (reason ?? short) report.note(`${PARTS[part]}, ${name}`, reason ?? short)
    }
  }
}
