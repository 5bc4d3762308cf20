// Processor time of a process and of all that it starts, as Linux counts it: a browser's processes outlive the one that
// started them, so what a shell's `times` says would leave them out.
import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc in a second, the same on every Linux that Node runs on. */
const TICKS = 100
const SAMPLE_MS = 500

/**
 * Watches the processes below some roots.
 *
 * @returns {{ add: (root: number) => () => number | null }} add begins to watch a root; its result says the seconds used
 *   so far and ends the watch, or null where there is no /proc
 */
export function watchProcessorTime() {
  const roots = new Map()
  let timer
  const sample = () => {
    const processes = readProcesses()
    for (const seen of roots.values()) addDescendants(seen, processes)
  }
  return {
    add(root) {
      sample()
      roots.set(root, new Map([[root, { own: 0, waited: 0, parent: 0 }]]))
      timer ??= setInterval(sample, SAMPLE_MS).unref()
      return () => {
        const seen = roots.get(root)
        roots.delete(root)
        if (roots.size === 0) timer = clearInterval(timer)
        const used = usedBy(seen)
        return used === 0 ? null : used / TICKS
      }
    },
  }
}

/** @returns {Map<number, { parent: number, own: number, waited: number }>} every process of the machine, by its id */
function readProcesses() {
  const found = new Map()
  for (const name of processIds()) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // After the command, which may hold blanks and brackets: state, parent, ... the 12th to 15th are the times.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      found.set(Number(name), {
        parent: fields[1],
        own: fields[11] + fields[12],
        waited: fields[13] + fields[14],
      })
    } catch {
      // It ended between the two reads.
    }
  }
  return found
}

function processIds() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** A process that was seen below a root stays counted, also when its parent ends before it. */
function addDescendants(seen, processes) {
  let grown = true
  while (grown) {
    grown = false
    for (const [id, { parent }] of processes) {
      if (seen.has(id) || !seen.has(parent)) continue
      seen.set(id, { own: 0, waited: 0, parent })
      grown = true
    }
  }
  for (const [id, known] of seen) {
    const now = processes.get(id)
    if (now) Object.assign(known, { own: now.own, waited: now.waited })
  }
}

/**
 * What the root used and all below it. A process that came and went between two looks is known only from what its parent
 * waited for, and one that outlived its parent only from the looks, so the larger sum counts: both hold the rest.
 */
function usedBy(seen) {
  const children = new Map()
  for (const [id, { parent }] of seen) children.set(parent, [...(children.get(parent) ?? []), id])
  const below = (id) => (children.get(id) ?? []).reduce((sum, child) => sum + total(child), 0)
  const total = (id) => {
    const { own, waited } = seen.get(id)
    return own + Math.max(waited, below(id))
  }
  const [root] = seen.keys()
  return total(root)
}
