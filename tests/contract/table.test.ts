import { calls } from '@jatra/contract/http/endpoints'
import { describe, expect, it } from 'vitest'
import { exempt, rows } from './table.ts'

describe('the table of the contract', () => {
  const has = (call: string, answer: string) =>
    rows.some((row) => row.call === call && row.answer === answer)

  it.each(Object.entries(calls))('%s has a good row', (name) => {
    expect(has(name, 'good')).toBe(true)
  })

  it.each(
    Object.entries(calls).flatMap(([name, call]) => call.refusals.map((code) => [name, code])),
  )('%s has a row for %s, or a reason for having none', (name = '', code = '') => {
    const excused = exempt.some((one) => one.call === name && one.answer === code && one.reason)
    expect(has(name, code) !== excused).toBe(true)
  })

  it('documents every refusal that it has a row for', () => {
    const guards = ['good', 'invalid_input', 'body_too_large', 'unsupported_type']
    const undocumented = rows.filter(({ call, answer }) => {
      const documented: readonly string[] = calls[call].refusals
      return !guards.includes(answer) && !documented.includes(answer)
    })
    expect(undocumented.map(({ call, name }) => `${call}: ${name}`)).toEqual([])
  })

  it('names each row once', () => {
    const names = rows.map(({ call, name }) => `${call}: ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })
})
