import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './index.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const after = (seconds: number) => new Date(start + seconds * 1000).toISOString()

beforeEach(
  () => void vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] }),
)
afterEach(() => void vi.useRealTimers())

/** A clock of its own for each test, so that no correction is carried over. */
const clock = () => () => Date.now()
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

describe('Countdown', () => {
  it('shows minutes and seconds each second', () => {
    render(<Countdown endsAt={after(900)} now={clock()} />)
    expect(screen.getByRole('timer', { name: '15 minutes' })).toHaveProperty('textContent', '15:00')
    pass(1)
    expect(screen.getByRole('timer', { name: '14 minutes 59 seconds' })).toBeTruthy()
  })

  it('announces at 5 min, 2 min and 30 s only', () => {
    render(<Countdown endsAt={after(302)} now={clock()} />)
    const announcements = new Set<string>()
    for (let second = 0; second < 310; second += 1) {
      announcements.add(screen.getByRole('status').textContent ?? '')
      pass(1)
    }
    expect([...announcements]).toEqual([
      '',
      '5 minutes left to book these fares.',
      '2 minutes left to book these fares.',
      '30 seconds left to book these fares.',
    ])
  })

  it('in a line on a phone keeps its words for screen readers', async () => {
    await page.viewport(360, 740)
    render(<Countdown endsAt={after(900)} now={clock()} inLine />)
    expect(screen.getByRole('timer').getBoundingClientRect().width).toBeGreaterThan(30)
    const words = screen.getByText('Time left to book these fares').getBoundingClientRect()
    expect(words.width).toBe(1)
    await page.viewport(1280, 800)
    expect(
      screen.getByText('Time left to book these fares').getBoundingClientRect().width,
    ).toBeGreaterThan(100)
  })

  it('says in words, not by colour alone, that the end is near', () => {
    render(<Countdown endsAt={after(120)} now={clock()} />)
    expect(screen.queryByText(/Ending soon/)).toBeNull()
    pass(1)
    expect(screen.getByText(/Ending soon/)).toBeTruthy()
  })

  it('says once that the session has expired', () => {
    const onExpire = vi.fn()
    render(<Countdown endsAt={after(2)} now={clock()} onExpire={onExpire} />)
    pass(1)
    expect(onExpire).not.toHaveBeenCalled()
    pass(5)
    expect(screen.getByText('The Session has Expired')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(onExpire).toHaveBeenCalledTimes(1)
  })

  it('corrects a device clock that is ten minutes fast', () => {
    const now = () => Date.now() + 600_000
    render(<Countdown endsAt={after(900)} now={now} serverNow={after(0)} />)
    expect(screen.getByRole('timer').textContent).toBe('15:00')
    pass(10)
    expect(screen.getByRole('timer').textContent).toBe('14:50')
  })

  it('does not start over when shown again with the same server time', () => {
    const now = clock()
    const first = render(<Countdown endsAt={after(900)} now={now} serverNow={after(0)} />)
    pass(60)
    first.unmount()
    render(<Countdown endsAt={after(900)} now={now} serverNow={after(0)} />)
    expect(screen.getByRole('timer').textContent).toBe('14:00')
  })

  it('counts the time that passes between its first picture and its first tick', () => {
    const Sleep = () => {
      useLayoutEffect(() => void vi.setSystemTime(start + 900_000), [])
      return null
    }
    render(
      <>
        <Countdown endsAt={after(600)} serverNow={after(0)} now={clock()} />
        <Sleep />
      </>,
    )
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('is correct at once after the tab has slept', () => {
    let asleep = 0
    const now = () => start + asleep
    render(<Countdown endsAt={after(900)} now={now} />)
    asleep = 800_000
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('timer').textContent).toBe('1:40')
    expect(screen.getByRole('status').textContent).toBe('2 minutes left to book these fares.')
  })
})
