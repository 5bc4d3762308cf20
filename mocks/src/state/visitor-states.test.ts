import { describe, expect, it } from 'vitest'
import { createVisitorStates, REST_MS } from './visitor-states.ts'

function statesAt(max?: number) {
  // Zero means 'no time' to the cache.
  const time = { now: 1_000 }
  return { time, states: createVisitorStates({ clock: () => time.now, max }) }
}

describe('the states of visitors', () => {
  it('gives each visitor one of their own, again and again', () => {
    const { states } = statesAt()
    expect(states.of('a')).toBe(states.of('a'))
    expect(states.of('a')).not.toBe(states.of('b'))
  })

  it('takes no id and an unreadable one for the shared anonymous visitor', () => {
    const { states } = statesAt()
    expect(states.of('a b')).toBe(states.of(null))
    expect(states.of('x'.repeat(65))).toBe(states.of('anonymous'))
    expect(states.size).toBe(1)
  })

  it('forgets after two hours of rest, not of use', () => {
    const { time, states } = statesAt()
    const busy = states.of('busy')
    const idle = states.of('idle')
    time.now += REST_MS - 1
    expect(states.of('busy')).toBe(busy)
    time.now += 2
    expect(states.of('busy')).toBe(busy)
    expect(states.size).toBe(1)
    expect(states.of('idle')).not.toBe(idle)
  })

  it('remembers at most so many, and forgets the one longest at rest', () => {
    const { states } = statesAt(2)
    const [a, b] = [states.of('a'), states.of('b')]
    expect(states.of('a')).toBe(a)
    states.of('c')
    expect(states.size).toBe(2)
    expect(states.of('a')).toBe(a)
    expect(states.of('b')).not.toBe(b)
  })

  it('forgets a visitor on request', () => {
    const { states } = statesAt()
    const before = states.of('a')
    states.reset('a')
    expect(states.of('a')).not.toBe(before)
  })
})
