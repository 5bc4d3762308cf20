import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { EMAIL, requiredLine, requiredText, text } from './text.ts'
import { readIssue } from '../messages/message.ts'
import { writeMessage } from '../messages/write-message.ts'

/** What this thread computed, in milliseconds: a machine that does much else changes little of it. */
function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const marks = (count: number) => `a${'\u0301\u0327'.repeat(count)}`
const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => writeMessage(readIssue(message), 'en'))

describe('text', () => {
  it.each([
    ['optional', text(40)],
    ['required', requiredText(40, 'nameRequired')],
  ])('that is %s and far too long is rejected before it is normalised', (_, schema) => {
    expect(messagesOf(schema, marks(30_000))).toEqual(['Please use at most 40 characters'])
    expect(costOf(() => schema.safeParse(marks(500_000)))).toBeLessThan(100)
  })

  it('is rejected with more combining marks on one letter than any language has', () => {
    expect(messagesOf(text(2_000), marks(3_000))).toEqual([
      'Please use characters that can be read',
    ])
    expect(costOf(() => text(2_000).safeParse(marks(3_000)))).toBeLessThan(100)
  })

  it.each([
    ['Vietnamese, letter and marks apart', 'ế'.repeat(40)],
    ['Bangla', 'কো'.repeat(20)],
    ['Korean', '한'.repeat(40)],
    ['Zalgo within measure', `Z${'\u0301'.repeat(30)}`],
  ])('of %s is taken, composed', (_, value) => {
    expect(text(40).parse(value.normalize('NFD'))).toBe(value.normalize('NFC'))
  })

  it.each([
    ['a\u202etxt.exe', 'atxt.exe'],
    ['\u2066Dhaka\u2069', 'Dhaka'],
    ['Da\u200bka\u0007', 'Daka'],
    ['House 1\r\nRoad 2\u2028Dhaka\tCity', 'House 1\nRoad 2\nDhaka City'],
    ['\u200d \u200c', ''],
    ['\u3164', ''],
    ['র\u200d্যাব', 'র\u200d্যাব'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(text(40).parse(typed)).toBe(kept)
  })

  it('of a name is one line, and is missing where nobody sees any of it', () => {
    const name = requiredLine(40, 'nameRequired')
    expect(name.parse('Rahima\r\n  Khatun\u200e')).toBe('Rahima Khatun')
    expect(messagesOf(name, '\u200b\u202e\u200d')).toEqual(['Name is required'])
  })

  it('that is too long by one is rejected as before', () => {
    expect(messagesOf(text(3), 'abcd')).toEqual(['Please use at most 3 characters'])
    expect(messagesOf(requiredText(3, 'nameRequired'), '  ')).toEqual(['Name is required'])
  })
})

it('an address is judged in time that grows with its length alone', () => {
  for (const hostile of [
    'a'.repeat(1_000_000),
    `a@${'a.'.repeat(500_000)}`,
    `a@${'a-'.repeat(500_000)}`,
  ]) {
    expect(costOf(() => EMAIL.test(hostile))).toBeLessThan(200)
  }
})
