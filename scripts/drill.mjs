// `npm run drill`: kills the built site 100 times and PostgreSQL 20 times under load, and says what was lost. Takes
// about ten minutes on a quiet machine.
//   npm run drill -- --app=10 --postgres=5
import { parseArgs } from 'node:util'
import { build, install } from './project.mjs'

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '20' },
  },
})
install()
build()
const { runKillDrill } = await import('../tests/faults/kill-drill.ts')

const embedded = Math.floor(Number(values.app) / 2)
const rounds = [
  ['embedded', { appKills: embedded, databaseKills: 0 }],
  ['postgres', { appKills: Number(values.app) - embedded, databaseKills: Number(values.postgres) }],
]
let failed = false
for (const [engine, kills] of rounds) {
  const started = performance.now()
  const report = await runKillDrill(engine, kills, (line) => console.log(line))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${report.faults.length ? 'BROKEN' : 'ok    '}  ${engine}: ${report.appKills} kills of the site and ` +
      `${report.databaseKills} of PostgreSQL in ${seconds} s; ${report.orders} orders, ${report.payments} payments ` +
      `and ${report.searches} searches acknowledged, ${report.unanswered} requests sent again, ` +
      `slowest recovery ${(report.slowestRecovery / 1000).toFixed(1)} s`,
  )
  for (const fault of report.faults) console.log(`        ${fault}`)
  failed ||= report.faults.length > 0
}
process.exit(failed ? 1 : 0)
