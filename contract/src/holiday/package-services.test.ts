import { describe, expect, it } from 'vitest'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { includedLines } from './package.ts'
import { includedServices } from './package-services.ts'

const withLines = (...lines: string[]) =>
  includedServices({ packageIncludes: [{ include1: lines.join(', '), include2: 'Tips' }] })

describe('what the icons of a package show', () => {
  it.each([
    ['Return flight Dhaka to Bangkok with taxes and travel tax', 'flight'],
    ['Private car for all transfers', 'car'],
    ['Reserved jeep for three days', 'car'],
    ['4 nights', 'hotel'],
    ['13 nights with three Bangladeshi meals a day', 'dine'],
    ['4 nights with breakfast and dinner', 'dine'],
    ['Vessel from Khulna and back with two-berth cabin', 'cruise'],
    ['Train Dhaka to Sylhet and back in AC chair', 'train'],
    ['AC bus Dhaka to Khagrachhari and back', 'bus'],
    ['Half-day city tour', 'sightSeeing'],
  ])('%s is %s', (line, service) => {
    expect(withLines(line)).toContain(service)
  })

  it.each([
    ['4 nights with breakfast', 'dine'],
    ['One seafood dinner', 'dine'],
    ['Sentosa cable car and Singapore Oceanarium tickets', 'car'],
    ['Volvo night coach Manali to Delhi', 'hotel'],
    ['Muallim and a training session in Dhaka', 'train'],
  ])('%s is not %s', (line, service) => {
    expect(withLines(line)).not.toContain(service)
  })

  it('never denies meals that a package of ours lists, nor grants what it excludes', () => {
    for (const holiday of packageCatalogue) {
      const services = includedServices(holiday)
      const { includes, excludes } = includedLines(holiday)
      const board = includes.some((line) => /meals|breakfast and dinner/i.test(line))
      expect(services.includes('dine'), holiday._id).toBe(board)
      if (excludes.some((line) => /^(return )?flights?\b/i.test(line)))
        expect(services, `${holiday._id} excludes flights`).not.toContain('flight')
      if (excludes.some((line) => /^(all meals|lunch and dinner)$/i.test(line)))
        expect(services, `${holiday._id} excludes meals`).not.toContain('dine')
    }
  })
})
