import { expect, it } from 'vitest'
import { textDigest } from './text-digest.ts'

/** Six characters of 30, as the prototype draws the PNR of an order. */
const drawn = (id: string) =>
  [1, 2, 3, 4, 5, 6].map((at) => textDigest(`${id} ${at}`) % 30n).join(' ')

it('draws another code for each of a thousand ids that count up', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => drawn(`id-${index}`))
  expect(new Set(codes).size).toBe(1000)
})

it('draws codes whose characters do not follow each other', () => {
  const steps = drawn('id-1').split(' ').map(Number)
  expect(new Set(steps.slice(1).map((step, at) => (step - (steps[at] ?? 0) + 30) % 30)).size).toBe(
    5,
  )
})
