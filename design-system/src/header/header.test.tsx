import { act, render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import { Header } from './index.ts'

const user = { name: 'Ayesha Rahman' }
const header = () => screen.getByRole('banner')
const inView = () => header().getBoundingClientRect().bottom > 0

async function scrollTo(y: number) {
  act(() => window.scrollTo(0, y))
  await expect.poll(() => Math.round(window.scrollY)).toBe(y)
}

function show(props: Partial<Parameters<typeof Header>[0]> = {}) {
  render(
    <>
      <Header user={null} active="visa" {...props} />
      <main style={{ blockSize: '4000px' }}>Page</main>
    </>,
  )
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  window.scrollTo(0, 0)
})

it('links the four categories, marks the one we are in, and offers to sign in', () => {
  show()
  expect(
    screen.getAllByRole('listitem').map((item) => {
      const link = item.querySelector('a')
      return [link?.textContent, link?.getAttribute('href'), link?.getAttribute('aria-current')]
    }),
  ).toEqual([
    ['FLIGHT', '/?search=flight', null],
    ['HOLIDAYS', '/?search=holiday', null],
    ['VISA', '/?search=visa', 'true'],
    ['HOTEL', '/?search=hotels', null],
  ])
  expect(screen.getByRole('link', { name: 'SIGN IN' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Jatra, home' }).getAttribute('href')).toBe('/')
})

it('says of the tab that is open on the home page itself that it is the page', () => {
  show({ overHero: true })
  expect(screen.getByRole('link', { name: 'VISA' }).getAttribute('aria-current')).toBe('page')
})

it('hides on the way down past 200 px, shows on the way up, and is on top near the top', async () => {
  show()
  expect(header().dataset.scroll).toBe('top')
  await scrollTo(190)
  await expect.poll(() => header().dataset.scroll).toBe('shown')
  await scrollTo(400)
  await expect.poll(inView).toBe(false)
  await scrollTo(300)
  await expect.poll(inView).toBe(true)
  await scrollTo(0)
  await expect.poll(() => header().dataset.scroll).toBe('top')
})

it('never hides while the focus is in it or its menu is open', async () => {
  show({ user })
  screen.getByRole('link', { name: 'VISA' }).focus()
  await scrollTo(500)
  await expect.poll(() => header().dataset.scroll).toBe('hidden')
  expect(inView()).toBe(true)
  act(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(inView).toBe(false)
  act(() => document.querySelector('details')?.setAttribute('open', ''))
  await expect.poll(inView).toBe(true)
})

it('shows the whole menu of a signed-in visitor; Escape and a press outside close it', async () => {
  show({ user })
  const menu = page.getByRole('link', { name: 'My Booking' })
  await expect.element(menu).not.toBeInTheDocument()
  document.querySelector('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toHaveAttribute('href', '/app/account/bookings')
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe(
    '/app/account/profile',
  )
  const logout = screen.getByRole<HTMLButtonElement>('button', { name: 'Logout' })
  expect(logout.form?.method).toBe('post')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.querySelector('summary'))
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
  await page.getByRole('main').click()
  await expect.element(menu).not.toBeInTheDocument()
})

it('keeps all four tabs in reach on a phone of 360 px', async () => {
  await page.viewport(360, 740)
  show()
  for (const name of ['FLIGHT', 'HOLIDAYS', 'VISA', 'HOTEL']) {
    const box = screen.getByRole('link', { name }).getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(360)
    expect(box.height).toBeGreaterThanOrEqual(44)
  }
  expect(document.documentElement.scrollWidth).toBe(360)
})

it('on a phone waits with its tabs until the same ones of the page are past, and moves nothing', async () => {
  await page.viewport(360, 740)
  render(
    <>
      <Header user={null} overHero sameTabs="tabs" />
      <main>
        <div style={{ blockSize: '300px' }} />
        <div id="tabs">Flight, holidays</div>
        <div style={{ blockSize: '3000px' }}>Page</div>
      </main>
    </>,
  )
  const tab = () => screen.queryByRole('link', { name: 'HOLIDAYS' })
  const place = () => document.getElementById('tabs')?.offsetTop ?? 0
  const before = place()
  expect(header().offsetHeight).toBe(52)
  expect(tab()).toBeNull()
  await scrollTo(180)
  expect(tab()).toBeNull()
  await scrollTo(700)
  await expect.poll(() => header().dataset.scroll).toBe('hidden')
  await scrollTo(600)
  await expect.poll(tab).not.toBeNull()
  await expect.poll(inView).toBe(true)
  expect(tab()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(52)
  const row = screen.getByRole('navigation', { name: 'Main' })
  expect(getComputedStyle(row).backgroundColor).toBe(getComputedStyle(header()).backgroundColor)
  expect(place()).toBe(before)
  await scrollTo(200)
  await expect.poll(tab).toBeNull()
})
