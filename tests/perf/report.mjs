// The table with which the bench ends. Each part adds its rows.

/** @returns a table without rows */
export function createReport() {
  const rows = []
  return {
    rows,
    /**
     * A measure with a budget, which fails the bench when it is not kept. A `goal` is where the product is to get: it
     * is printed beside, and fails nothing.
     */
    add(measure, value, budget, kept, goal) {
      rows.push({ measure, value: String(value), budget: String(budget), kept, goal })
    },
    /** What has no budget and is good to know. */
    note(measure, value, goal) {
      rows.push({ measure, value: String(value), budget: '', kept: true, goal })
    },
    broken: () => rows.filter(({ kept }) => !kept).length,
    short: () => rows.filter(({ goal }) => goal && !goal.reached).length,
    toString: () => table(rows),
  }
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const MiB = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
export const ms = (time) => `${time.toFixed(1)} ms`

/** Columns as wide as what stands in them. */
function table(rows) {
  const cells = [
    ['', 'measured', 'budget', 'goal', 'what'],
    ...rows.map((row) => [status(row), row.value, row.budget, row.goal?.text ?? '', row.measure]),
  ]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((line) => line[at].length)))
  return cells
    .map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n')
}

function status({ kept, goal }) {
  if (!kept) return 'BROKEN'
  return goal && !goal.reached ? 'short' : 'ok'
}
