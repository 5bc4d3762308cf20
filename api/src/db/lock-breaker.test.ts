import { expect, it, vi } from 'vitest'
import { createLockBreaker } from './lock-breaker.ts'

const OPEN_MS = 1_000
const locked = Object.assign(new Error('canceling statement due to lock timeout'), {
  code: '55P03',
})

function breaker() {
  const time = { now: 0 }
  return { time, read: createLockBreaker(OPEN_MS, () => time.now) }
}

it('after a wait in vain the same statement fails at once, and others are read', async () => {
  const { read } = breaker()
  await expect(read('select orders', () => Promise.reject(locked))).rejects.toBe(locked)
  const again = vi.fn(() => Promise.resolve('rows'))
  await expect(read('select orders', again)).rejects.toMatchObject({ code: '55P03' })
  expect(again).not.toHaveBeenCalled()
  expect(await read('select packages', () => Promise.resolve('rows'))).toBe('rows')
})

it('then one at a time may try, until one succeeds', async () => {
  const { time, read } = breaker()
  await read('select orders', () => Promise.reject(locked)).catch(() => {})
  time.now += OPEN_MS
  let answer: (rows: string) => void = () => {}
  const trying = read('select orders', () => new Promise<string>((resolve) => (answer = resolve)))
  await expect(read('select orders', () => Promise.resolve('rows'))).rejects.toMatchObject({
    code: '55P03',
  })
  answer('rows')
  expect(await trying).toBe('rows')
  expect(await read('select orders', () => Promise.resolve('rows'))).toBe('rows')
})

it('another failure of the one that tries does not block the others', async () => {
  const { time, read } = breaker()
  await read('select orders', () => Promise.reject(locked)).catch(() => {})
  time.now += OPEN_MS
  await expect(read('select orders', () => Promise.reject(new Error('gone')))).rejects.toThrow()
  expect(await read('select orders', () => Promise.resolve('rows'))).toBe('rows')
})
