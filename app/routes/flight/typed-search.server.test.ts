import { expect, it } from 'vitest'
import { typedSearch } from './typed-search.server.ts'

const typed = (query: string) => {
  const { from, to, moreLegs, ...rest } = typedSearch(new URLSearchParams(query), '2026-11-20')
  const codes = (moreLegs ?? []).map((leg) => [leg.from?.code, leg.to?.code, leg.date])
  return { ...rest, first: [from?.code, to?.code, rest.departureDate], more: codes }
}

it('a refused search of several cities keeps its flights, also in an address that repeats no first one', () => {
  const legs = 'leg=DAC-BKK-2026-12-04&leg=bkk-sin-2026-12-02&leg=SIN-XXX-2026-12-09'
  for (const query of [legs, `tripType=multiCity&departureDate=2026-12-04&${legs}`]) {
    expect(typed(query)).toMatchObject({
      tripType: 'multiCity',
      first: ['DAC', 'BKK', '2026-12-04'],
      more: [
        ['BKK', 'SIN', '2026-12-02'],
        ['SIN', undefined, '2026-12-09'],
      ],
    })
  }
})

it('one flight of a search of several cities, or none that can be read, is still of several', () => {
  expect(typed('leg=DAC-BKK-2026-12-04')).toMatchObject({
    ...{ tripType: 'multiCity', first: ['DAC', 'BKK', '2026-12-04'], more: [] },
  })
  expect(typed('tripType=multiCity&leg=Dhaka&originLocationCode=DAC')).toMatchObject({
    ...{ tripType: 'multiCity', first: ['DAC', undefined, null], more: [] },
  })
})

it('a round trip that lacks its return stays a round trip', () => {
  const query = 'tripType=roundTrip&originLocationCode=DAC&destinationLocationCode=CXB'
  expect(typed(query)).toMatchObject({ tripType: 'roundTrip', returnDate: null })
})

it('a trip of no kind that we know is left to its dates', () => {
  expect(typed('tripType=around&originLocationCode=DAC')).not.toHaveProperty('tripType')
})
