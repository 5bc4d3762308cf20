import { expect, it } from 'vitest'
import { runKillDrill } from './kill-drill.ts'

// The long version is `npm run drill`.
it.each([
  ['embedded', { appKills: 1, databaseKills: 0 }],
  ['postgres', { appKills: 1, databaseKills: 1 }],
] as const)(
  'nothing that was acknowledged is lost or doubled by kills under load, on %s',
  async (engine, kills) => {
    const report = await runKillDrill(engine, kills)
    expect(report.faults).toEqual([])
    expect(report.payments).toBeGreaterThan(0)
    expect(report.staffActs).toBeGreaterThan(0)
  },
  300_000,
)
