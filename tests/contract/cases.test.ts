import { endpoints } from '@jatra/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { exempt, cases } from './cases.ts'

describe('the cases of the contract', () => {
  const has = (endpoint: string, answer: string) =>
    cases.some((testCase) => testCase.endpoint === endpoint && testCase.answer === answer)

  it.each(Object.entries(endpoints))('%s has a good case', (name) => {
    expect(has(name, 'good')).toBe(true)
  })

  it.each(
    Object.entries(endpoints).flatMap(([name, endpoint]) =>
      endpoint.problems.map((code) => [name, code]),
    ),
  )('%s has a case for %s, or a reason for having none', (name = '', code = '') => {
    const excused = exempt.some((one) => one.endpoint === name && one.answer === code && one.reason)
    expect(has(name, code) !== excused).toBe(true)
  })

  it('documents every error that it has a case for', () => {
    const guards = ['good', 'invalid_input', 'body_too_large', 'unsupported_type']
    const undocumented = cases.filter(({ endpoint, answer }) => {
      const documented: readonly string[] = endpoints[endpoint].problems
      return !guards.includes(answer) && !documented.includes(answer)
    })
    expect(undocumented.map(({ endpoint, name }) => `${endpoint}: ${name}`)).toEqual([])
  })

  it('names each case once', () => {
    const names = cases.map(({ endpoint, name }) => `${endpoint}: ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })
})
