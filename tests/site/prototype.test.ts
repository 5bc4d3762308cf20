import { describe, expect, it } from 'vitest'
import { REFERENCE_NOW } from '@jatra/mocks/fixtures/reference'
import { createPrototype } from '@jatra/mocks/prototype'
import type { Language } from '@jatra/contract/values/language'
import type { AppContext } from '../../app/server/context.server.ts'
import { createTestSite } from './test-site.ts'

/** The site in prototype mode, and a browser that keeps its cookie. */
function open(languages?: readonly Language[]) {
  let made = 0
  const newId = () => `id-${String((made += 1)).padStart(8, '0')}`
  const prototype = createPrototype({ clock: () => REFERENCE_NOW, newId, languages })
  const seen: AppContext[] = []
  const testSite = createTestSite({
    mode: 'mock',
    prototype,
    transport: prototype.transport,
    newId,
    page: (_, context) => {
      seen.push(context)
      return new Response('<!doctype html><body><p>a page</p></body>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    },
  })
  const visitor = () => {
    let cookie = ''
    return async (path: string, method = 'GET', body?: URLSearchParams) => {
      const headers = { cookie, origin: 'http://jatra.test', accept: 'text/plain' }
      const answer = await testSite.send(method, path, headers, body)
      cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie
      return { answer, html: await answer.text(), context: seen.at(-1) }
    }
  }
  return { testSite, visitor }
}

describe('a copied link', () => {
  const form = (at: string, drafts: unknown = {}) =>
    new URLSearchParams({
      at,
      drafts: typeof drafts === 'string' ? drafts : JSON.stringify(drafts),
    })
  const pathOf = (link: string) => link.replace('http://jatra.test', '')

  it('shows the same state at the same moment to each who opens it, in a session of their own', async () => {
    const { visitor } = open()
    const [one, other] = [visitor(), visitor()]
    await one('/?scenario=slow&persona=traveller&clock=+1d&seed=monsoon')
    const { html: link } = await one('/prototype/link', 'POST', form('/about?a=1'))
    const { answer } = await other(pathOf(link))
    expect(answer.headers.get('location')).toBe('/about?a=1')
    const { html, context } = await other('/about')
    expect(html).toMatch(/Traveller<.*Slow service<.*Clock: 21 Nov 2026.*Data set: monsoon/s)
    const token = (await one('/')).context?.session.token
    expect(context?.session.token).toBeTruthy()
    expect(context?.session.token).not.toBe(token)
    expect(link).not.toContain(token)
  })

  it('shows what it can when the prototype was started again since', async () => {
    const go = open().visitor()
    await go('/?scenario=slow&persona=traveller')
    const { html: link } = await go('/prototype/link', 'POST', form('/flight/search?searchId=x'))
    const later = open().visitor()
    const { answer } = await later(pathOf(link))
    expect(answer.headers.get('location')).toBe('/flight/search')
    expect((await later('/')).html).toMatch(/is not kept any more.*Traveller<.*Slow service</s)
  })

  it('brings half-filled forms by a page that only carries text', async () => {
    const { visitor } = open()
    const drafts = { 'jatra.booking': '{"a":"</script><b>"}' }
    const { html: link } = await visitor()('/prototype/link', 'POST', form('/about', drafts))
    const { answer, html } = await visitor()(pathOf(link))
    expect(answer.status).toBe(200)
    expect(html).toContain('href="/about"')
    expect(html).not.toContain('<b>')
  })

  it.each([
    ['no page', new URLSearchParams()],
    ['drafts of another kind', form('/', [1])],
    ['drafts that are no JSON', form('/', '{')],
    ['keys that are not the app’s', form('/', { 'other.key': 'x' })],
    ['a draft beyond any form', form('/', { 'jatra.booking': 'x'.repeat(20_001) })],
  ])('is not made of %s', async (_, body) => {
    expect((await open().visitor()('/prototype/link', 'POST', body)).answer.status).toBe(400)
  })

  it('never leads to another site, and takes no body beyond 1 MiB', async () => {
    const go = open().visitor()
    const { html: link } = await go('/prototype/link', 'POST', form('//elsewhere.example/'))
    expect(link).toMatch(/^http:\/\/jatra\.test\/\?link=/)
    const huge = form('/', { 'jatra.booking': 'x'.repeat(1_100_000) })
    expect((await go('/prototype/link', 'POST', huge)).answer.status).toBe(413)
  })
})

describe('a state that an address asks for', () => {
  it('is in play from then on, and the address is the page’s own again', async () => {
    const go = open().visitor()
    const { answer } = await go('/about?a=1&scenario=slow,payment-late&b=%20')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/about?a=1&b=+')
    const { html } = await go('/about')
    expect(html).toContain('<li>Slow service</li><li>The confirmation is late</li>')
    await go('/?scenario=reset')
    expect((await go('/')).html).not.toContain('Slow service')
  })

  it('signs the persona in, and out again', async () => {
    const go = open().visitor()
    await go('/?persona=frequent-traveller')
    expect((await go('/')).context?.session.user?.userName).toBe('shahriar')
    await go('/?persona=new-visitor')
    expect((await go('/')).context?.session.user).toBeNull()
    await go('/?scenario=first-timer')
    expect((await go('/')).context?.session.user?.userName).toBe('farhana')
  })

  it('moves the clock of the pages, of this visitor alone', async () => {
    const { visitor } = open()
    const [one, other] = [visitor(), visitor()]
    await one('/?clock=+2d')
    const day = 86_400_000
    expect((await one('/')).context?.now()).toBe(REFERENCE_NOW + 2 * day)
    expect((await other('/')).context?.now()).toBe(REFERENCE_NOW)
    await one('/?clock=2026-12-24T10:00Z')
    expect((await one('/')).context?.now()).toBe(Date.parse('2026-12-24T10:00Z'))
    await one('/?clock=reset')
    expect((await one('/')).context?.now()).toBe(REFERENCE_NOW)
  })

  it('says which of two contradicting scenarios wins, once', async () => {
    const go = open().visitor()
    await go('/?scenario=payment-declined,payment-late')
    const { html } = await go('/')
    expect(html).toContain('‘The confirmation is late’ wins over ‘The payment is declined’')
    expect((await go('/')).html).not.toContain('wins over')
  })

  it('with another data set starts over, with persona, scenarios and clock as they were', async () => {
    const go = open().visitor()
    await go('/?scenario=slow&persona=traveller&clock=+1d')
    const before = (await go('/')).context
    await go('/?seed=monsoon')
    const after = (await go('/')).context
    expect(after?.session.user?.userName).toBe('nusrat')
    expect(after?.session.visitor).not.toBe(before?.session.visitor)
    expect((await go('/')).html).toMatch(/Slow service.*21 Nov 2026.*Data set: monsoon/s)
  })

  it('can begin everything afresh', async () => {
    const go = open().visitor()
    await go('/?scenario=slow&persona=traveller&clock=+1d&seed=monsoon')
    await go('/?reset=all')
    const { html, context } = await go('/')
    expect(context?.session.user).toBeNull()
    expect(html).toMatch(/aria-label="In play">\s*<li>New visitor<\/li>\s*<\/ul>/)
  })

  it.each([
    ['scenario=slow,rich', 'No scenario is called ‘rich’'],
    ['persona=king', 'No persona is called ‘king’'],
    ['clock=soon', '‘soon’ is no time'],
    ['clock=+99999d', '‘ 99999d’ is no time'],
    ['seed=%3Cb%3E', 'A seed is up to 40 letters'],
    ['reset=everything', 'reset can only be reset=all'],
    ['link=..%2Fetc', 'This link is not complete'],
    [`link=${'a'.repeat(500)}`, 'This link is not complete'],
    ['scenario=%3Cscript%3E', 'No scenario is called ‘&#60;script&#62;’'],
  ])('%s: shows what there is, says why, and changes nothing', async (query, message) => {
    const go = open().visitor()
    await go('/?scenario=flaky&persona=traveller')
    const { answer, html } = await go(`/about?${query}&clock=+1d`)
    expect(answer.status).toBe(400)
    expect(html).toContain(message)
    expect(html).toContain('Slow service')
    const after = await go('/')
    expect(after.html).toMatch(
      /aria-label="In play">\s*<li>Traveller<\/li><li>Unsteady service<\/li>\s*</,
    )
    expect(after.context?.now()).toBe(REFERENCE_NOW)
  })

  it.each(['//elsewhere.example/', '/\\elsewhere.example/'])(
    'never leads to another site: %s',
    async (path) => {
      const go = open().visitor()
      const by = `/prototype/go?scenario=slow&at=${encodeURIComponent(path)}`
      expect((await go(by)).answer.headers.get('location')).toBe('/')
    },
  )

  it('is asked for by looking only, and by pages only', async () => {
    const { testSite, visitor } = open()
    const go = visitor()
    await go('/about?scenario=slow', 'POST')
    await go('/about.data?scenario=slow')
    await go('/api/payment/x/flight?scenario=slow')
    expect((await go('/')).html).not.toContain('Slow service')
    expect(testSite.pages.length).toBe(3)
  })
})

describe("a scenario's See it", () => {
  it('does what comes before, and leads to where the state is seen', async () => {
    const go = open().visitor()
    const { answer } = await go('/prototype/see/payment-declined')
    expect(answer.headers.get('location')).toMatch(/^\/payment\/return\/id-/)
    const { html, context } = await go('/')
    expect(html).toMatch(/First timer<.*The payment is declined</s)
    expect(context?.session.token).toBeTruthy()
  })

  it('leads to the start page when it cannot be brought about', async () => {
    const go = open().visitor()
    const see = async () =>
      (await go('/prototype/see/payment-never')).answer.headers.get('location')
    const places: (string | null)[] = []
    // An account may hold six unpaid bookings.
    for (let i = 0; i < 7; i += 1) places.push(await see())
    expect(places[5]).toMatch(/^\/payment\/return\//)
    expect(places[6]).toMatch(/^\/flight\/search\?/)
  })

  it('names what there is when no scenario is called so', async () => {
    const { answer, html } = await open().visitor()('/prototype/see/nonsense')
    expect(answer.status).toBe(404)
    expect(html).toContain('No scenario is called ‘nonsense’.')
  })
})

describe('the toolbar', () => {
  it('stands at the end of every page, and offers a link without script too', async () => {
    const go = open().visitor()
    expect((await go('/about?scenario=slow')).html).toBe('')
    expect((await go('/about')).html).toMatch(/class="jp-toolbar".*Slow service/s)
    const { html } = await go('/prototype?at=/about')
    expect(html).toMatch(/method="post"\s+action="\/prototype\/link"/)
  })

  it('has files of its own, which browsers may keep', async () => {
    const go = open().visitor()
    for (const [path, type] of [
      ['toolbar.css', 'text/css'],
      ['toolbar.js', 'text/javascript'],
    ]) {
      const { answer } = await go(`/prototype/${path ?? ''}?v=1`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain(type)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
  })

  it('is in no other mode: its addresses are pages like any that is not there', async () => {
    const testSite = createTestSite()
    for (const path of [
      '/prototype',
      '/prototype/toolbar.js',
      '/prototype/go?scenario=slow',
      '/?scenario=slow',
    ])
      await testSite.send('GET', path)
    expect(testSite.pages.map(({ request }) => new URL(request.url).pathname)).toEqual([
      '/prototype',
      '/prototype/toolbar.js',
      '/prototype/go',
      '/',
    ])
    expect(await (await testSite.send('GET', '/')).text()).toBe('<p>a page</p>')
  })
})

describe('on a page in Bangla', () => {
  it('the toolbar, what it leads to and whom it signs in speak Bangla', async () => {
    const go = open().visitor()
    await go('/bn/about?persona=traveller&clock=2026-12-24T10:00Z')
    const { html } = await go('/bn/about')
    expect(html).toContain('aria-label="প্রোটোটাইপ"')
    expect(html).toMatch(/<li>সাধারণ যাত্রী<\/li><li>ঘড়ি: ২৪ ডিসেম্বর ২০২৬, ১৬:০০<\/li>/)
    expect(html).toContain('href="/bn/prototype?at=%2Fbn%2Fabout"')
    const { html: panel } = await go('/bn/prototype?at=/bn/about')
    expect(panel).toContain('<html lang="bn">')
    expect(panel).toMatch(/action="\/bn\/prototype\/go"/)
    const see = await go('/bn/prototype/see/no-results')
    expect(see.answer.headers.get('location')).toMatch(/^\/bn\/flight\/search\?/)
    const tour = await go('/bn/prototype/tours/book-a-flight/pay')
    expect(tour.answer.headers.get('location')).toMatch(/^\/api\/payment\/sandbox\//)
    const paid = await go('/bn/prototype/tours/book-a-flight/paid')
    expect(paid.answer.headers.get('location')).toMatch(/^\/bn\/payment\/return\//)
    const payment = await go(tour.answer.headers.get('location') ?? '')
    expect(payment.html).toContain('<html lang="bn">')
    expect(payment.html).toContain('href="/bn/payment/return/')
  })

  it('a script says what it says in Bangla, and asks for Bangla', async () => {
    const { html } = await open().visitor()('/bn/prototype/toolbar.js?v=1')
    expect(html).toContain('"home":"/bn/prototype"')
    expect(html).toContain('কপি হয়েছে।')
    expect(html).not.toContain('fields filled')
  })

  it('is no page of a site that speaks English alone', async () => {
    const { testSite, visitor } = open(['en'])
    const { html } = await visitor()('/bn/prototype')
    expect(testSite.pages).toHaveLength(1)
    expect(html).toContain('aria-label="Prototype"')
  })
})
