import { data, type MetaFunction } from '@remix-run/node'
import { NotFound } from '~/shell/error-page.tsx'
import type { ScriptlessPage } from '~/shell/use-sends-scripts.ts'
import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { messages } from '~/messages/index.ts'

export const meta: MetaFunction = () => [
  { title: `${messages.errors.notFoundTitle} | ${messages.site.name}` },
  { name: 'description', content: messages.errors.notFoundText },
]

export const headers = forEveryone
export const handle: CachedPage & ScriptlessPage = { reads: [], scripts: false }

export function loader() {
  return data(null, { status: 404 })
}

export default NotFound
