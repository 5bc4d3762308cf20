import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Footer } from './index.ts'

it('leads to the four pages, the contacts and our pages elsewhere, and dates its copyright', () => {
  render(
    <Footer
      phone="+880 9600 000000"
      email="hello@jatra.example"
      year={2026}
      socials={{ Facebook: 'https://social.example/jatra' }}
    />,
  )
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
  ).toEqual([
    ['About Us', '/about'],
    ['Terms', '/about#terms'],
    ['Privacy Policy', '/privacy-policy'],
    ['Refund Policy', '/refund-policy'],
    ['+880 9600 000000', 'tel:+8809600000000'],
    ['hello@jatra.example', 'mailto:hello@jatra.example'],
    ['Facebook', 'https://social.example/jatra'],
  ])
  expect(screen.getByText('© 2023-2026 Jatra')).toBeTruthy()
})

it('calls a number in Bangla digits by those that a telephone knows', () => {
  render(<Footer phone="+৮৮০ ৯৬০০ ০০০০০০" email="hello@jatra.example" year={2026} />)
  const call = screen.getByRole('link', { name: '+৮৮০ ৯৬০০ ০০০০০০' })
  expect(call.getAttribute('href')).toBe('tel:+8809600000000')
})

it('has no contact where none is known, as on a page that failed', () => {
  render(<Footer year={2026} />)
  expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Terms' })).toBeTruthy()
})
