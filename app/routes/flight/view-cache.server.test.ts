import { describe, expect, it } from 'vitest'
import { ViewCache } from './view-cache.server.ts'

const keep = (views: ViewCache<string>, key: string, weight = 1, endsAt = 100) =>
  views.keep(key, { view: `view of ${key}`, weight, endsAt })

describe('views of searches', () => {
  it('are there until their session ends, and not a moment longer', () => {
    const views = new ViewCache<string>(10)
    keep(views, 'a', 1, 100)
    expect(views.get('a', 99)).toBe('view of a')
    expect(views.get('a', 100)).toBeUndefined()
    expect(views.get('a', 99)).toBeUndefined()
  })

  it('make room for new ones: what was not asked for longest goes first', () => {
    const views = new ViewCache<string>(3)
    for (const key of ['a', 'b', 'c']) keep(views, key)
    views.get('a', 0)
    keep(views, 'd')
    expect(['a', 'b', 'c', 'd'].map((key) => views.get(key, 0) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  it('weigh together no more than the limit, a view kept twice counting once', () => {
    const views = new ViewCache<string>(10)
    keep(views, 'a', 6)
    keep(views, 'a', 6)
    keep(views, 'b', 4)
    expect(views.get('a', 0)).toBeDefined()
    keep(views, 'c', 5)
    expect(views.get('a', 0)).toBeUndefined()
    expect(views.get('b', 0)).toBeUndefined()
    expect(views.get('c', 0)).toBeDefined()
  })

  it('are not kept when one alone is too heavy', () => {
    const views = new ViewCache<string>(10)
    keep(views, 'a', 11)
    expect(views.get('a', 0)).toBeUndefined()
  })
})
