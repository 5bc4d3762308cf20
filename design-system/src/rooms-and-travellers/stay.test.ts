import { expect, test } from 'vitest'
import { ageBands, emptyStay, roomTypes, sum, withCount } from './stay.ts'

test('starts with one single room and one adult', () => {
  expect(sum(emptyStay.rooms)).toBe(1)
  expect(sum(emptyStay.travellers)).toBe(1)
})

test('a count changes alone', () => {
  const stay = withCount(withCount(emptyStay, 'twinRoom', 2), 'infants', 1)
  expect(stay.rooms).toEqual({ singleRoom: 1, doubleRoom: 0, twinRoom: 2, tripleRoom: 0 })
  expect(stay.travellers).toEqual({ adults: 1, child: 0, child2: 0, infants: 1 })
})

test('the last room to go leaves a single one', () => {
  const double = withCount(withCount(emptyStay, 'doubleRoom', 1), 'singleRoom', 0)
  expect(double.rooms).toMatchObject({ singleRoom: 0, doubleRoom: 1 })
  expect(withCount(double, 'doubleRoom', 0).rooms).toEqual(emptyStay.rooms)
  expect(withCount(emptyStay, 'singleRoom', 0)).toEqual(emptyStay)
})

test('whatever is set in whatever order, there is a room', () => {
  let stay = emptyStay
  for (let turn = 0; turn < 200; turn += 1) {
    const kind = roomTypes[(turn * 7) % 4] ?? 'singleRoom'
    stay = withCount(stay, kind, (turn * 5) % 3)
    stay = withCount(stay, ageBands[turn % 4] ?? 'adults', turn % 5)
    expect(sum(stay.rooms)).toBeGreaterThan(0)
  }
})
