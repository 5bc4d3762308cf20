import { expect, it } from 'vitest'
import { maskEmail } from './mailbox.ts'

it.each([
  ['nusrat@example.com', 'n•••@example.com'],
  ['নুসরাত@example.com', 'ন•••@example.com'],
  ['a@b.travel', 'a•••@b.travel'],
  ['', '•••'],
  ['@example.com', '•••'],
])('shows %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
