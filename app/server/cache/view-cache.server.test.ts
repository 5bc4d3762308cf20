import { expect, it } from 'vitest'
import { createViewCache } from './view-cache.server.ts'

/** A view whose visitor leaves before it is ready. */
function leaving() {
  let leave = () => {}
  const view = new Promise<string>((_, reject) => {
    leave = () => reject(new DOMException('Gone', 'AbortError'))
  })
  return { make: () => view, leave }
}

it('a visitor who leaves does not cancel the view for others, one of whom then makes it', async () => {
  const views = createViewCache(() => 0)
  const { make, leave } = leaving()
  const left = views.get('package nepal', make)
  let made = 0
  const others = [1, 2, 3].map(() =>
    views.get('package nepal', async () => {
      made += 1
      return 'Nepal'
    }),
  )
  leave()
  await expect(left).rejects.toThrow('Gone')
  expect(await Promise.all(others)).toEqual(['Nepal', 'Nepal', 'Nepal'])
  expect(made).toBe(1)
})

it('an error of the API goes to all waiting requests, and the next one asks again', async () => {
  const views = createViewCache(() => 0)
  const waiting = [1, 2].map(() => views.get('list', () => Promise.reject(new Error('away'))))
  for (const one of waiting) await expect(one).rejects.toThrow('away')
  expect(await views.get('list', async () => 'back')).toBe('back')
})
