// What processes have used of the processors, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts hundredths of a second, on every machine that we run on. */
const TICK_MS = 10

/**
 * @param {number} pid
 * @returns {number} milliseconds of the process, of its children, and of those of them that have ended
 */
export function processorTime(pid) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stats = all.map((name) => statOf(Number(name)))
  const own = stats.find((stat) => stat?.pid === pid)
  const children = stats.filter((stat) => stat?.parent === pid)
  return (
    TICK_MS *
    ((own?.used ?? 0) + (own?.ended ?? 0) + children.reduce((sum, { used }) => sum + used, 0))
  )
}

function statOf(pid) {
  let line
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // It has ended since the folder was listed.
    return undefined
  }
  // The name, in brackets, may hold spaces.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent] = fields
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15)
  return { pid, parent, used: user + system, ended: endedUser + endedSystem }
}
