import { glob, readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOOGLE_PATH } from '@jatra/contract/account/google-sign-in'
import { sandboxPeople } from '@jatra/sandbox/google/sandbox-issuer'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { hiddenField, Visitor } from './visitor.ts'

const PASSWORD = 'Jatra@2026'
const PROFILE = '/app/account/profile'

let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt()
}, 60_000)
afterAll(() => server.stop())

/** Makes an account with the address of a person of the sandbox, which takes Google's place. */
async function signUpAs(person: string) {
  const visitor = new Visitor(server.origin)
  const email = sandboxPeople.find(({ subject }) => subject === person)?.email ?? ''
  await visitor.post('/register', { userName: person, email, password: PASSWORD })
  return { visitor, email }
}

async function signInByGoogle(person: string) {
  const visitor = new Visitor(server.origin)
  const started = await visitor.get(`${GOOGLE_PATH}?redirectTo=/about`)
  const chosen = await visitor.post(started.headers.get('location') ?? '', {
    person,
    choice: 'continue',
  })
  const callback = new URL(chosen.headers.get('location') ?? '', server.origin)
  return visitor.follow(callback.pathname + callback.search)
}

/** The links of the emails to an address that lead to a page. */
async function mailedLinks(to: string, page: string): Promise<string[]> {
  const links: string[] = []
  for await (const file of glob(`${server.dataDir}/outbox/*.eml`)) {
    const letter = await PostalMime.parse(await readFile(file))
    if (!letter.to?.some(({ address }) => address === to)) continue
    const link = new RegExp(`http\\S+?(/${page}/\\S+)`).exec(letter.text ?? '')?.[1]
    if (link) links.push(link)
  }
  return links
}

it('a confirmed address keeps its password when its owner comes by Google', async () => {
  const { visitor, email } = await signUpAs('shirin')
  const before = (await visitor.follow(PROFILE)).html
  expect(before).toContain('Your email is not confirmed yet')
  const account = hiddenField(before, 'account')
  const sent = await visitor.post(PROFILE, { sendLink: 'yes', account })
  expect(await sent.text()).toContain('An email with the link is on its way.')
  await expect.poll(() => mailedLinks(email, 'confirm-email')).toHaveLength(2)
  const [link = ''] = await mailedLinks(email, 'confirm-email')

  // The mail may be opened in another browser, which is not signed in.
  const elsewhere = new Visitor(server.origin)
  const page = await elsewhere.get(link)
  expect(page.headers.get('referrer-policy')).toBe('strict-origin')
  expect(await page.text()).toContain('Confirm my email')
  expect((await visitor.follow(PROFILE)).html).toContain('Your email is not confirmed yet')
  for (let press = 0; press < 2; press += 1)
    expect(await (await elsewhere.post(link, {})).text()).toContain('Your email is confirmed')
  expect((await elsewhere.get(PROFILE)).status).toBe(302)
  const after = (await visitor.follow(PROFILE)).html
  expect(after).toContain('Confirmed. You sign in with it')
  expect(after).not.toContain('Your email is not confirmed yet')

  const { html } = await signInByGoogle('shirin')
  expect(html).toContain('We are taking you back to where you were')
  expect(html).not.toContain('the old password was removed')
  const again = new Visitor(server.origin)
  await again.post('/login', { identifier: 'shirin', password: PASSWORD })
  expect((await again.get(PROFILE)).status).toBe(200)

  const token = link.split('/').at(-1) ?? ''
  // Without a mail server the log says the links of emails, and nothing else does.
  const log = server.said().split('\n')
  const others = log.filter((line) => !line.includes('email_in_outbox'))
  expect(log.join()).toContain(token)
  expect(others.join()).not.toContain(token)
})

it('an address that was never confirmed goes to its owner, and the page says so', async () => {
  await signUpAs('nusrat')
  const { html } = await signInByGoogle('nusrat')
  expect(html).toContain('the old password was removed')
  expect(html).toContain('href="/about"')
  const again = new Visitor(server.origin)
  const refused = await again.post('/login', { identifier: 'nusrat', password: PASSWORD })
  expect(refused.status).toBe(401)
})

it('a dead link says so, and where a new one comes from', async () => {
  const answer = await new Visitor(server.origin).post('/confirm-email/nobody/nothing', {})
  expect(answer.status).toBe(410)
  const html = await answer.text()
  expect(html).toContain('This link does not work any more')
  expect(html).toContain('href="/app/account/profile"')
})
