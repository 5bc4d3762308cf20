import { describe, expect, it } from 'vitest'
import { createImageStore } from './image-store.ts'
import { REST_MS } from './visitor-states.ts'

const four = () => new Uint8Array(4)

describe('pictures in memory', () => {
  it('stay within their bound: the one longest unused goes first', () => {
    const pictures = createImageStore({ clock: () => 1_000, maxBytes: 10 })
    for (const id of ['a', 'b', 'c']) pictures.keep(id, four())
    expect(['a', 'b', 'c'].filter((id) => pictures.find(id))).toEqual(['b', 'c'])
    pictures.drop('b')
    pictures.drop('no-such')
    pictures.keep('d', four())
    expect(['c', 'd'].filter((id) => pictures.find(id))).toEqual(['c', 'd'])
  })

  it('are forgotten as long after as their visitors', () => {
    // Zero means 'no time' to the cache.
    let now = 1_000
    const pictures = createImageStore({ clock: () => now })
    pictures.keep('a', four())
    now += REST_MS - 1
    expect(pictures.find('a')).toEqual(four())
    now += 2
    expect(pictures.find('a')).toBeUndefined()
  })
})
