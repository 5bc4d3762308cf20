import { render } from '@testing-library/react'
import { forwardRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LinkProvider, type UILinkProps } from '../link/index.ts'
import { Button, ButtonLink, IconButton } from './index.ts'

test('a button does its work by mouse and by keyboard', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Search flights</Button>)
  await page.getByRole('button', { name: 'Search flights' }).click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(3)
})

test('while loading it keeps name, focus and width, and submits nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" variant="primary" loading={loading}>
        Pay now
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = page.getByRole('button', { name: 'Pay now' })
  await button.click()
  const width = button.element().getBoundingClientRect().width
  rerender(form(true))
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveFocus()
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('it submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button>Swap</Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Swap' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('every size gives a finger 44 px', async () => {
  render(
    <>
      <Button>Search</Button>
      <IconButton label="Close" icon="x" />
    </>,
  )
  for (const name of ['Search', 'Close']) {
    const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
  }
})

test('a button link is a link, rendered by the router of the app', async () => {
  const RouterLink = forwardRef<HTMLAnchorElement, UILinkProps>(function RouterLink(props, ref) {
    return (
      <a ref={ref} data-router="true" {...props}>
        {props.children}
      </a>
    )
  })
  render(
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/flight">Book a flight</ButtonLink>
    </LinkProvider>,
  )
  const link = page.getByRole('link', { name: 'Book a flight' })
  await expect.element(link).toHaveAttribute('href', '/flight')
  await expect.element(link).toHaveAttribute('data-router', 'true')
})

test('as another element it keeps its look, its icon and its work', async () => {
  const onClick = vi.fn()
  render(
    <Button asChild icon={<svg aria-hidden="true" />} onClick={onClick}>
      <a href="#flights">Flights</a>
    </Button>,
  )
  const link = page.getByRole('link', { name: 'Flights' })
  await link.click()
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(link).not.toHaveAttribute('type')
  expect(link.element().querySelector('svg')).not.toBeNull()
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('as the link of a router, a button link gives it the address', async () => {
  const RouterLink = (props: { href?: string; className?: string; children: string }) => (
    <a data-router="true" {...props}>
      {props.children}
    </a>
  )
  render(
    <ButtonLink asChild href="#visa">
      <RouterLink>Visas</RouterLink>
    </ButtonLink>,
  )
  const link = page.getByRole('link', { name: 'Visas' })
  await expect.element(link).toHaveAttribute('href', '#visa')
  await expect.element(link).toHaveAttribute('data-router', 'true')
})

test('an icon as a link is named by its label', async () => {
  render(
    <IconButton asChild label="Print" icon="x">
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- IconButton names it */}
      <a href="#print" />
    </IconButton>,
  )
  await expect.element(page.getByRole('link', { name: 'Print' })).toHaveTextContent('x')
})
