import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { debianCommand } from '../../scripts/debian-command.mjs'
import { createMetrics } from '../../app/server/observability/metrics.server.ts'

const RULES = fileURLToPath(new URL('../../deploy/alerts.yaml', import.meta.url))
const CASES = fileURLToPath(new URL('alert-rules.yaml', import.meta.url))

let promtool: string
beforeAll(() => {
  promtool = debianCommand('promtool', 'prometheus')
})

function check(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(promtool, args, { input, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

async function rendered(): Promise<string> {
  const metrics = createMetrics()
  metrics.addBusiness({ pools: () => [], figures: undefined, now: () => 0 })
  return (await metrics.render()).text
}

it('Prometheus takes the shipped alerts, and raises them when it should', () => {
  expect(check(['check', 'rules', RULES])).toMatchObject({ status: 0 })
  expect(check(['test', 'rules', CASES])).toEqual({ status: 0, said: expect.any(String) })
})

it('every metric that an alert asks for is there', async () => {
  const known = await rendered()
  const rules = readFileSync(RULES, 'utf8')
  const names = new Set(rules.match(/\b(jatra|nodejs)_[a-z0-9_]+(?=[{[ )])/g))
  expect(names.size).toBeGreaterThan(15)
  const missing = [...names].filter(
    (name) => !known.includes(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `),
  )
  expect(missing).toEqual([])
})

it('Prometheus takes the names and types of all metrics', async () => {
  expect(check(['check', 'metrics'], await rendered())).toEqual({ status: 0, said: '' })
})
