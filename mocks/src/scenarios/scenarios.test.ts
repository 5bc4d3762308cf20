import { endpoints } from '@jatra/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { personaByName } from '../personas.ts'
import { chooseScenarios, rulesOf, scenarios } from './index.ts'

describe('choosing scenarios', () => {
  it('takes several names, each once', () => {
    expect(chooseScenarios('empty, slow,empty')).toEqual({
      active: ['empty', 'slow'],
      overruled: [],
      unknown: [],
    })
  })

  it('says which of two contradicting ones wins: the later', () => {
    expect(chooseScenarios('payment-declined,slow,payment-late')).toEqual({
      active: ['slow', 'payment-late'],
      overruled: [{ name: 'payment-declined', by: 'payment-late' }],
      unknown: [],
    })
  })

  it('names what it does not know', () => {
    expect(chooseScenarios('empty,rich').unknown).toEqual(['rich'])
  })

  it('starts again after a reset', () => {
    expect(chooseScenarios('empty,reset,slow').active).toEqual(['slow'])
    expect(chooseScenarios('reset').active).toEqual([])
  })

  it('puts the rules of all together', () => {
    expect(rulesOf(['empty', 'session-20s', 'payment-late'])).toEqual({
      noOffers: true,
      noPackages: true,
      noVisas: true,
      noOrders: true,
      sessionMs: 20_000,
      payment: 'late',
    })
  })

  it('has a description and a line of the specification for each', () => {
    for (const { title, description, shows } of scenarios) {
      expect(title && description && shows.length).toBeTruthy()
    }
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
  })

  it.each(scenarios)('$name begins on a page of ours, as a known persona', (scenario) => {
    expect(scenario.start('2026-11-20')).toMatch(/^\/[\w/-]*(\?[\w=&-]+)?$/)
    if (scenario.as) expect(personaByName(scenario.as)).toBeTruthy()
    for (const name of Object.keys(scenario.rules.endpointErrors ?? {}))
      expect(endpoints).toHaveProperty(name)
  })
})
