import { glob, readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { hiddenField, Visitor } from './visitor.ts'

let server: BuiltServer
beforeAll(async () => {
  server = await startBuilt()
})
afterAll(() => server.stop())

const BOOKING = '/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1'

/** The address of a page's link, by what it begins with. */
const linkTo = (html: string, path: string) =>
  new RegExp(`href="(${path}[^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

/** Where the link of the newest email leads. */
async function mailedLink(): Promise<string | undefined> {
  const found: string[] = []
  for await (const file of glob(`${server.dataDir}/outbox/*.eml`)) found.push(file)
  const [newest] = found.sort().toReversed()
  if (!newest) return undefined
  const { text = '' } = await PostalMime.parse(await readFile(newest))
  return /http\S+(\/reset-password\/\S+)/.exec(text)?.[1]
}

it('who forgot the password in the middle of a booking comes back to it', async () => {
  const visitor = new Visitor(server.origin)
  const userName = await visitor.signUp()
  await visitor.post('/logout', {})

  const { html: login } = await visitor.follow(BOOKING)
  const forgot = linkTo(login, '/forgot-password')
  const { html: asking } = await visitor.follow(forgot)
  const sent = await visitor.post(forgot, {
    email: `${userName}@example.com`,
    redirectTo: hiddenField(asking, 'redirectTo').replaceAll('&amp;', '&'),
  })
  const { html: told } = await visitor.follow(sent.headers.get('location') ?? '')
  expect(linkTo(told, '/login\\?')).toContain(encodeURIComponent(BOOKING))

  // The link may be opened in another browser: all that it needs is in its address.
  await expect.poll(mailedLink, { timeout: 15_000 }).toBeDefined()
  const link = (await mailedLink()) ?? ''
  const elsewhere = new Visitor(server.origin)
  const { html: choosing } = await elsewhere.follow(link)
  const set = await elsewhere.post(link, {
    password: 'Newer@2026',
    redirectTo: hiddenField(choosing, 'redirectTo').replaceAll('&amp;', '&'),
  })
  const back = set.headers.get('location') ?? ''
  const { html: signIn } = await elsewhere.follow(back)
  expect(signIn).toContain('Your new password is set')
  const entered = await elsewhere.post(back, {
    ...{ identifier: userName, password: 'Newer@2026' },
    redirectTo: hiddenField(signIn, 'redirectTo').replaceAll('&amp;', '&'),
  })
  expect(entered.headers.get('location')).toBe(BOOKING)
}, 60_000)
