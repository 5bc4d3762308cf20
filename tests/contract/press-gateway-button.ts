import assert from 'node:assert/strict'
import { withoutLanguage } from '@jatra/contract/values/language'
import { askRaw, ORIGIN, type Session } from './harness.ts'

/** Presses a button of the gateway page as a browser without script does, and follows it back to the site. */
export async function pressGatewayButton(
  session: Session,
  url: string,
  label: string,
): Promise<string> {
  const page = await (await session.send(askRaw('GET', url))).text()
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  const button = new RegExp(`<button([^>]*)>\\s*${label}\\s*</button>`).exec(page)?.[1] ?? ''
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(button)?.[1]
  const [name, value] = [attribute('name'), attribute('value')]
  if (!action || !name || value === undefined) throw new Error(`no button ${label} in ${page}`)
  let response = await session.send(
    askRaw('POST', action, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ [name]: value }).toString(),
    }),
  )
  for (let hops = 0; hops < 3; hops++) {
    assert(response.status === 303, 'leads on')
    const { pathname, search } = new URL(response.headers.get('location') ?? '', ORIGIN)
    if (withoutLanguage(pathname).startsWith('/payment/return/')) return pathname + search
    response = await session.send(askRaw('GET', pathname + search))
  }
  throw new Error('the gateway never leads back to the site')
}
