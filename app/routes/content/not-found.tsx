import { data, type MetaFunction } from '@remix-run/node'
import { NotFound } from '~/shell/error-page.tsx'
import { messages } from '~/messages/index.ts'

export const meta: MetaFunction = () => [
  { title: `${messages.errors.notFoundTitle} | ${messages.site.name}` },
  { name: 'description', content: messages.errors.notFoundText },
]

export function loader() {
  return data(null, { status: 404 })
}

export default NotFound
