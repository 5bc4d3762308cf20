import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { namedFiles } from '../perf/first-load.mjs'

const client = fileURLToPath(new URL('../../build/client', import.meta.url))
/** Whatever has a rule at all, in any file of the build. */
const styled = classesIn(
  readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `/assets/${name}`),
)

const origin = inject('site')

const refused =
  '/flight/search?originLocationCode=DAC&destinationLocationCode=DAC&departureDate=2027-01-20&adults=1'

// Styles that come with a script make the page shift, and visitors without script never get them.
it.each([
  ...['/', '/?search=holiday', '/?search=visa', '/?search=hotels', refused],
  ...['/packageMenu', '/packages/nepal-kathmandu-pokhara-5-days', '/login', '/register'],
  ...['/visaDetails?country=Thailand&nationality=BD&travelers=2', '/verify', '/about'],
])('%s asks for the rules of all that the server draws', async (path) => {
  const html = await (await fetch(origin + path)).text()
  const asked = classesIn(namedFiles(html).styles)
  const drawn = new Set(
    [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect(drawn.size).toBeGreaterThan(0)
  expect([...drawn].filter((name) => styled.has(name) && !asked.has(name))).toEqual([])
})

function classesIn(files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(client, file), 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  )
}
