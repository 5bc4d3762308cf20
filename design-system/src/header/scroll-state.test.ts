import { describe, expect, it } from 'vitest'
import { isScroll, nextScrollState } from './use-scroll-state.ts'

describe('the header while scrolling', () => {
  it('stays visible down to 200 px and hides beyond', () => {
    expect(nextScrollState('top', 0, 100)).toBe('shown')
    expect(nextScrollState('shown', 100, 200)).toBe('shown')
    expect(nextScrollState('shown', 200, 201)).toBe('hidden')
  })

  it('shows on the way up and is in its top state near the top', () => {
    expect(nextScrollState('hidden', 900, 880)).toBe('shown')
    expect(nextScrollState('shown', 60, 0)).toBe('top')
    expect(nextScrollState('hidden', 900, -20)).toBe('top')
  })

  it('keeps its state without movement, and ignores tiny movements', () => {
    expect(nextScrollState('hidden', 900, 900)).toBe('hidden')
    expect(isScroll(900, 902)).toBe(false)
    expect(isScroll(900, 890)).toBe(true)
    expect(isScroll(9, 7)).toBe(true)
  })
})
