// `npm run drill`: kills the built site 100 times and PostgreSQL 20 times under load, and says what was lost; then sends
// 10,000 notices of gateways to two processes, and puts 1,000 orders through random events. Takes about half an hour on a
// quiet machine; ten thousand orders of events take some hours.
//   npm run drill -- --app=10 --postgres=5 --meetings=10000
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { build, environment, install, root } from './project.mjs'

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '20' },
    meetings: { type: 'string', default: '1000' },
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
      `${report.databaseKills} of PostgreSQL in ${seconds} s; ${report.orders} orders, ${report.payments} payments, ` +
      `${report.staffActs} acts of staff and ${report.searches} searches acknowledged, ${report.unanswered} requests sent again, ` +
      `slowest recovery ${(report.slowestRecovery / 1000).toFixed(1)} s`,
  )
  for (const fault of report.faults) console.log(`        ${fault}`)
  failed ||= report.faults.length > 0
}
const races = ['run', '--config', 'tests/race/vitest.config.ts', 'notifications', 'meetings']
const MEETINGS_OF_A_TEST_RUN = 15
const { status } = spawnSync('vitest', races, {
  cwd: root,
  stdio: 'inherit',
  env: environment({
    NOTICES_SCALE: '20',
    MEETINGS_SCALE: String(Math.ceil(Number(values.meetings) / MEETINGS_OF_A_TEST_RUN)),
  }),
})
process.exit(failed || status !== 0 ? 1 : 0)
