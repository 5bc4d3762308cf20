import { expect, it } from 'vitest'
import { networkOrigin } from './answer-presenter.ts'

it.each([
  ['http://localhost:3000', '192.168.1.7', 'http://192.168.1.7:3000'],
  ['http://127.0.0.1:3000', '192.168.1.7', 'http://192.168.1.7:3000'],
  ['http://[::1]:3000', '192.168.1.7', 'http://192.168.1.7:3000'],
  ['http://localhost:3000', null, null],
  // Opened by an address that others know, it stays that one.
  ['http://jatra.local:3000', '192.168.1.7', 'http://jatra.local:3000'],
  ['https://prototype.example', null, 'https://prototype.example'],
])('a phone reaches %s of a machine at %s by %s', (origin, address, reached) => {
  expect(networkOrigin(origin, address)).toBe(reached)
})
