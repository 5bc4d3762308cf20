import { describe, expect, it } from 'vitest'
import { findAirport } from '@jatra/contract/places/airports/list'
import { aircraftNames } from './aircraft.ts'
import { carrier, carriers } from './carriers.ts'
import { distanceKm } from './geo.ts'
import { writtenRoutes } from './routes.ts'

const flights = [...writtenRoutes.values()].flat()

describe('the written timetable', () => {
  it('has at least 60 routes within and from Bangladesh, each flown both ways', () => {
    const pairs = new Set(
      [...writtenRoutes.keys()].map((key) => [key.slice(0, 3), key.slice(3)].sort().join()),
    )
    const byAirline = new Set(
      flights.map(({ carrier: code, from, to }) => [code, ...[from, to].sort()].join()),
    )
    expect(pairs.size).toBeGreaterThanOrEqual(60)
    expect(byAirline.size).toBeGreaterThanOrEqual(100)
    for (const key of writtenRoutes.keys()) {
      expect(writtenRoutes.has(key.slice(3) + key.slice(0, 3)), key).toBe(true)
    }
  })

  it('names real airports, airlines and planes, and believable times', () => {
    for (const flight of flights) {
      const name = `${flight.carrier} ${flight.number} ${flight.from}-${flight.to}`
      const from = findAirport(flight.from)
      const to = findAirport(flight.to)
      if (!from || !to) throw new Error(name)
      expect([from.countryCode, to.countryCode], name).toContain('BD')
      expect(carrier(flight.carrier).code, name).toBe(flight.carrier)
      expect(flight.number, name).toMatch(/^\d{1,4}$/)
      expect(aircraftNames, name).toHaveProperty([flight.aircraft])
      expect(flight.days, name).toMatch(/^[1-7]{1,7}$/)
      expect(flight.departs, name).toBeLessThan(1_440)
      const speed = distanceKm(from, to) / (flight.minutes / 60)
      expect(speed, name).toBeGreaterThan(150)
      expect(speed, name).toBeLessThan(890)
    }
  })

  it('never lets one flight number leave twice for one place', () => {
    const names = flights.map((f) => `${f.carrier}${f.number} ${f.from}${f.to}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

describe('the airlines', () => {
  it('have one code each, bases that exist and planes with names', () => {
    expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length)
    for (const { code, bases, fleet, fareFactor } of carriers) {
      for (const base of bases) expect(findAirport(base), `${code} ${base}`).toBeDefined()
      for (const plane of [fleet.short, fleet.middle, fleet.long ?? fleet.middle]) {
        expect(aircraftNames, code).toHaveProperty([plane])
      }
      expect(fareFactor, code).toBeGreaterThan(0.5)
    }
  })
})
