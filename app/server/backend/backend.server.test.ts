import { expect, it } from 'vitest'
import { googleOf } from './backend.server.ts'
import { readEnv } from '../settings/env.server.ts'

const given = (source: Record<string, string>) =>
  googleOf(readEnv(source), source['PUBLIC_URL'] ?? 'http://localhost:3000')
const https = { PUBLIC_URL: 'https://jatra.example' }
const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

it('a fresh start offers the sandbox in the place of Google', () => {
  expect(given({})).toBe('sandbox')
  expect(given({ PUBLIC_URL: 'http://192.168.0.7:3000' })).toBe('sandbox')
})

it('a site on https offers it only where that is meant', () => {
  expect(given(https)).toBeUndefined()
  expect(given({ ...https, ALLOW_SANDBOX: '1' })).toBe('sandbox')
})

it('a client of Google comes before the sandbox', () => {
  for (const ALLOW_SANDBOX of ['0', '1'])
    expect(given({ ...https, ...client, ALLOW_SANDBOX })).toMatchObject({
      issuer: 'https://accounts.google.com',
      redirectUri: 'https://jatra.example/api/auth/google/callback',
    })
})
