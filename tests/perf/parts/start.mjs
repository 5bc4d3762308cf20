// Starts with the embedded database: how soon they answer, and their memory.
import { START } from '../budgets.mjs'
import { buildSites } from '../build.mjs'
import { MiB, ms } from '../report.mjs'
import { measureStarts } from '../start.mjs'

export async function measure(report) {
  const sites = buildSites()
  try {
    for (const [name, start] of Object.entries(await measureStarts(sites.product))) {
      const { goal, peak } = START[name]
      report.note(`${name} start with the embedded database, ready`, ms(start.ms), {
        text: ms(goal),
        reached: start.ms <= goal,
      })
      report.add(`${name} start, memory`, MiB(start.peak), `under ${MiB(peak)}`, start.peak < peak)
    }
  } finally {
    sites.remove()
  }
}
