import { expect, it } from 'vitest'
import { DomainError } from '@jatra/contract/http/problem'
import type { LogFields } from '@jatra/contract/observability/logging'
import type {
  FlightSearchOptions,
  FlightSupplier,
} from '../../providers/flights/flight-supplier.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { askSuppliers } from './ask-suppliers.ts'

const query = {
  legs: [{ from: 'DAC', to: 'CXB', date: '2026-12-01' }],
  ...{ tripType: 'oneWay' as const, travelClass: 'ECONOMY' as const },
  ...{ adults: 1, children: 0, infants: 0 },
}
const options = { max: 10, today: '2026-11-20', notBefore: 0 }

/** Asks these suppliers; `fire` ends the time that each of several is given. */
function ask(...selling: FlightSupplier[]) {
  const over: AbortController[] = []
  const errors: LogFields[] = []
  const error = (event: string, fields: LogFields = {}) => void errors.push({ event, ...fields })
  const waits: number[] = []
  const found = askSuppliers(
    {
      flights: { selling },
      log: { info() {}, warn() {}, error },
      timeout: (ms) => {
        const controller = new AbortController()
        over.push(controller)
        waits.push(ms)
        return controller.signal
      },
    },
    query,
    options,
  )
  return { errors, found, fire: (supplier: number) => over[supplier]?.abort(), waits }
}

const silent = (name: 'jatra_air' | 'duffel'): FlightSupplier => ({
  ...stubFlights(name),
  search: () => new Promise(() => {}),
})
const broken = (name: 'jatra_air' | 'duffel'): FlightSupplier => ({
  ...stubFlights(name),
  search: () => Promise.reject(new Error('upstream secret')),
})

it('gives what each supplier has found, by its name', async () => {
  const { results, partial } = await ask(stubFlights(), stubFlights('duffel')).found
  expect(results.map(({ supplier, offers }) => [supplier, offers.length])).toEqual([
    ['jatra_air', 2],
    ['duffel', 2],
  ])
  expect(partial).toBe(false)
})

it('gives the offers of the others when one fails, and says that there may be more', async () => {
  const { errors, found } = ask(broken('jatra_air'), stubFlights('duffel'))
  expect(await found).toMatchObject({ results: [{ supplier: 'duffel' }], partial: true })
  expect(errors).toMatchObject([{ event: 'flight_provider_failed', supplier: 'jatra_air' }])
})

it('does not wait for one that is silent for longer than it was told', async () => {
  const asked: FlightSearchOptions[] = []
  const selling = stubFlights('jatra_air')
  const watched: FlightSupplier = {
    ...selling,
    search(given, more) {
      asked.push(more)
      return selling.search(given, more)
    },
  }
  const { errors, fire, found, waits } = ask(watched, silent('duffel'))
  expect(asked).toEqual([{ ...options, within: 15_000 }])
  expect(waits).toEqual([15_000, 15_000])
  fire(1)
  expect(await found).toMatchObject({ results: [{ supplier: 'jatra_air' }], partial: true })
  expect(errors).toMatchObject([{ event: 'flight_provider_failed', supplier: 'duffel' }])
})

it('leaves the time to a supplier that sells alone', async () => {
  const { found, waits } = ask(stubFlights('duffel'))
  expect(await found).toMatchObject({ partial: false })
  expect(waits).toEqual([])
})

it('says that nobody could be asked when none has answered', async () => {
  const { fire, found } = ask(broken('jatra_air'), silent('duffel'))
  fire(1)
  await expect(found).rejects.toMatchObject({ code: 'provider_unavailable' })
})

it('says what is wrong with the search, which every supplier would say', async () => {
  const refusing: FlightSupplier = {
    ...stubFlights('duffel'),
    search: () => Promise.reject(new DomainError('invalid_input', 'dayPassed')),
  }
  await expect(ask(stubFlights(), refusing).found).rejects.toMatchObject({ code: 'invalid_input' })
})
