import { describe, expect, it } from 'vitest'
import { splitByArea, type RouteTable } from './route-areas.server.ts'

const table: RouteTable = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  about: { id: 'about', parentId: 'root', path: 'about' },
  'package-menu': { id: 'package-menu', parentId: 'root', path: 'packageMenu' },
  'flight-search': { id: 'flight-search', parentId: 'root', path: 'flight/search' },
  'flight-booking': { id: 'flight-booking', parentId: 'root', path: 'flight/booking' },
  account: { id: 'account', parentId: 'root' },
  profile: { id: 'profile', parentId: 'account', path: 'app/account/profile' },
  bookings: { id: 'bookings', parentId: 'account', path: 'app/account/bookings' },
  holidays: { id: 'holidays', parentId: 'bookings', path: 'holidays' },
  'bookings-index': { id: 'bookings-index', parentId: 'bookings', index: true },
  missing: { id: 'missing', parentId: 'root', path: '*' },
}
const areas = splitByArea(table)
const of = (area: string) => [...(areas.known.get(area) ?? [])].sort()

describe('the areas of the route table', () => {
  it('are the first parts of addresses, in lower case as they are matched', () => {
    expect([...areas.known.keys()].sort()).toEqual(['', 'about', 'app', 'flight', 'packagemenu'])
  })

  it('hold the routes of their addresses with everything above them, and what matches anywhere', () => {
    expect(of('')).toEqual(['home', 'missing', 'root'])
    expect(of('flight')).toEqual(['flight-booking', 'flight-search', 'missing', 'root'])
    expect(of('app')).toEqual(
      ['account', 'bookings', 'bookings-index', 'holidays', 'missing', 'profile', 'root'].sort(),
    )
  })

  it('leave the rest to what matches anywhere', () => {
    expect([...areas.elsewhere].sort()).toEqual(['missing', 'root'])
  })

  it('lose no route', () => {
    const all = [...areas.known.values(), areas.elsewhere].flatMap((ids) => [...ids])
    expect([...new Set(all)].sort()).toEqual(Object.keys(table).sort())
  })
})
