// How long a traveller waits for flights while others search at a steady rate.
import { SPEED } from './budgets.mjs'
import { newSearch } from './flight-searches.mjs'
import { steadyLatency } from './load.mjs'
import { ms } from './report.mjs'

/** @param {string} database which one the site has, as the row names it */
export async function noteSteadySearch(report, { origin }, database) {
  const { rate, goalP99 } = SPEED.steadySearch
  const search = () => {
    const { path, headers } = newSearch({})
    return [origin + path, { headers }]
  }
  const { p50, p99 } = await steadyLatency(search, rate)
  report.note(
    `flight search on ${database}, p99 at ${rate} a second (median ${ms(p50)})`,
    ms(p99),
    {
      text: `under ${ms(goalP99)}`,
      reached: p99 < goalP99,
    },
  )
}
