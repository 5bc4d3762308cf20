import { expect, it } from 'vitest'
import { checklistOf, slotValue } from './slot-values.ts'

it('has the documents of each item in their order, and leaves out what is no slot', () => {
  const sent = [slotValue('passport', 'a'), slotValue('photo', 'b'), slotValue('passport', 'c')]
  expect(checklistOf([...sent, 'nothing', ':d', '__proto__:e', 'photo:'])).toEqual({
    passport: ['a', 'c'],
    photo: ['b'],
  })
})
