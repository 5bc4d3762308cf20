import { expect, test } from 'vitest'
import { ageBands, emptyStay, roomTypes, sum, withCount } from './stay-counts.ts'

test('starts with one single room and one adult', () => {
  expect(sum(emptyStay.rooms)).toBe(1)
  expect(sum(emptyStay.travelers)).toBe(1)
})

test('a count changes alone', () => {
  const stay = withCount(withCount(emptyStay, 'twinRoom', 2), 'infants', 1)
  expect(stay.rooms).toEqual({ singleRoom: 1, doubleRoom: 0, twinRoom: 2, tripleRoom: 0 })
  expect(stay.travelers).toEqual({ adults: 1, child: 0, child2: 0, infants: 1 })
})

test('the last room can go, and no other comes for it', () => {
  expect(sum(withCount(emptyStay, 'singleRoom', 0).rooms)).toBe(0)
})

test('whatever is set in whatever order, each count is what was set last', () => {
  let stay = emptyStay
  for (let turn = 0; turn < 200; turn += 1) {
    const room = roomTypes[(turn * 7) % 4] ?? 'singleRoom'
    const band = ageBands[turn % 4] ?? 'adults'
    stay = withCount(withCount(stay, room, (turn * 5) % 3), band, turn % 5)
    expect(stay.rooms[room]).toBe((turn * 5) % 3)
    expect(stay.travelers[band]).toBe(turn % 5)
  }
})
