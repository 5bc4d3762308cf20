import { expect, it } from 'vitest'
import { loggedPath } from './logged-path.ts'

it.each([
  '/reset-password/u1/t0ken',
  '/reset-password/u1/t0ken.data',
  '/Reset-Password/u1/t0ken',
  '/api/auth/reset-password/u1/t0ken/x',
  '/confirm-email/u1/t0ken',
  '/bn/confirm-email/u1/t0ken.data',
  '/api/auth/confirm-email/u1/t0ken',
])('leaves the token out of %s', (path) => {
  expect(loggedPath(path)).toMatch(/\/(reset-password|confirm-email)\/u1\/\[redacted\]/i)
  expect(loggedPath(path)).not.toContain('t0ken')
})

it.each(['/', '/forgot-password', '/app/account/bookings'])('leaves %s as it is', (path) => {
  expect(loggedPath(path)).toBe(path)
})
