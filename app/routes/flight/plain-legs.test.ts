import { expect, test } from 'vitest'
import { filledLegs, readPlainLegs } from './plain-legs.ts'

const read = (query: string) => readPlainLegs(new URLSearchParams(`tripType=multiCity&${query}`))
const empty = { from: '', to: '', date: '' }

test('rows are as many as were asked for, two to four', () => {
  expect(read('rows=2')).toEqual([empty, empty])
  expect(read('rows=4')).toHaveLength(4)
  for (const rows of ['0', '-1', '99', 'x', '2.5', '']) {
    expect([2, 4]).toContain(read(`rows=${rows}`).length)
  }
})

test('what was typed stays in its row while rows are added', () => {
  const query = 'legFrom=Dhaka&legTo=BKK&legDate=2026-12-01&legFrom=&legTo=Singapore&legDate='
  expect(read(`${query}&rows=3`)).toEqual([
    { from: 'Dhaka', to: 'BKK', date: '2026-12-01' },
    { from: '', to: 'Singapore', date: '' },
    empty,
  ])
  expect(filledLegs(read(query))).toHaveLength(2)
})

test('no other search has rows', () => {
  expect(readPlainLegs(new URLSearchParams('legFrom=DAC&rows=3'))).toEqual([])
  expect(read('leg=DAC-BKK-2026-12-01')).toEqual([])
})
