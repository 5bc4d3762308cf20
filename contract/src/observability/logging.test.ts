import { describe, expect, it } from 'vitest'
import { createLogger } from './logging.ts'

function logged(fields: Record<string, unknown>): Record<string, unknown> {
  const lines: string[] = []
  createLogger(
    (line) => lines.push(line),
    () => 0,
  ).warn('it_happened', fields)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('\n')
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

describe('a log line', () => {
  it('says when, how bad and what, which no field can change', () => {
    expect(logged({ orderId: 'o1', level: 'fake', time: 'fake' })).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'warn',
      event: 'it_happened',
      orderId: 'o1',
    })
  })

  it('says which request it belongs to, which no field can change', () => {
    const lines: string[] = []
    const surroundings = () => ({ requestId: 'r-1' })
    createLogger((line) => lines.push(line), undefined, surroundings).info('it_happened', {
      requestId: 'forged',
    })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'it_happened', requestId: 'r-1' })
  })

  it('carries no secret, at any depth', () => {
    const secrets = {
      access_token: 's3cret',
      Authorization: 's3cret',
      store_passwd: 's3cret',
      travelers: [{ passportNumber: 's3cret', firstName: 'Rahima' }],
    }
    const line = JSON.stringify(logged({ request: secrets }))
    expect(line).not.toContain('s3cret')
    expect(line).toContain('Rahima')
  })

  it('tells of a failed query what the database said, not what was asked of it', () => {
    const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const error = Object.assign(new Error('Failed query: params: s3cret', { cause }), {
      query: 'insert into users values ($1)',
      params: ['s3cret'],
    })
    const line = JSON.stringify(logged({ error }))
    expect(line).toContain('deadlock detected')
    expect(line).toContain('40P01')
    expect(line).not.toContain('s3cret')
  })

  it('is no longer than a line, whatever strangers sent', () => {
    const long = 'a'.repeat(1_000_000)
    for (const fields of [
      { tranId: long },
      { error: new Error(long) },
      { [long]: 'x' },
      { list: Array.from({ length: 100_000 }, (_, at) => at) },
      { list: Array.from({ length: 100_000 }, () => ({ text: long })) },
    ]) {
      expect(JSON.stringify(logged(fields)).length).toBeLessThan(32_000)
    }
    expect(logged({ tranId: long })['tranId']).toMatch(/^a{1000}… \(1000000\)$/)
  })

  it('survives what cannot be written', () => {
    const circle: Record<string, unknown> = { size: 10n }
    circle['self'] = circle
    expect(JSON.stringify(logged({ circle }))).toContain('[deep]')
  })
})
