import { expect, it } from 'vitest'
import { csvLine } from './export-ledger.ts'

it('quotes what would end a field, and doubles quotes', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\r\ng', 12])).toBe('a,"b,c","d""e","f\r\ng",12\r\n')
})

it.each(['=1+1', '+880', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'lets %j be no formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/)
  },
)

it('keeps numbers as they are', () => {
  expect(csvLine([-5])).toBe('-5\r\n')
})
