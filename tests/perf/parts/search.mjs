// Airport search, as people type.
import { measureAirportSearch } from '../airport-search.mjs'
import { BUDGETS } from '../budgets.mjs'
import { ms } from '../report.mjs'

export function measure(report) {
  const { p50, p99, count } = measureAirportSearch()
  report.add(
    `airport search, p99 of ${count} texts (median ${ms(p50)})`,
    ms(p99),
    `under ${ms(BUDGETS.airportSearch)}`,
    p99 < BUDGETS.airportSearch,
  )
}
