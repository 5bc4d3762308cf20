import { expect, it, onTestFinished } from 'vitest'
import { startIssuer, TEST_CLIENT } from '../../testing/openid-issuer.ts'
import { createOpenIdProvider } from './openid-provider.ts'

const redirectUri = 'http://jatra.test/back'
const checks = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }

/** An issuer whose document is changed on its way. */
async function open(change: { page: string }) {
  const { issuer, close } = await startIssuer(redirectUri)
  onTestFinished(close)
  const changed: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init)
    const found: object = await answer.json()
    return Response.json({
      ...found,
      ...(change.page && { authorization_endpoint: change.page }),
    })
  }
  const provider = createOpenIdProvider({ ...TEST_CLIENT, issuer, redirectUri, fetch: changed })
  return { issuer, start: () => provider.start(checks, { language: 'en' }) }
}

it('sends nobody to a page that is not the issuer’s, and asks it again the next time', async () => {
  const change = { page: 'https://accounts.evil.test/auth?secret' }
  const { issuer, start } = await open(change)
  await expect(start()).rejects.toMatchObject({
    reason: 'away',
    message: expect.stringMatching(/names a page at accounts\.evil\.test$/) as string,
  })
  change.page = `http://user@${new URL(issuer).host}/auth`
  await expect(start()).rejects.toMatchObject({ reason: 'away' })
  change.page = ''
  expect(await start()).toMatch(new RegExp(`^${issuer}/auth`))
})
