import type { LoaderFunctionArgs } from '@remix-run/node'
import { listPackages } from '@jatra/contract/holiday/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'
import { visaCountries } from '@jatra/contract/visa/visa'
import type { AppContext } from '~/server/context.server.ts'
import { pageHref } from '~/shell/page-href.ts'

/** Pages for search engines, in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const paths = [
    ...['/', '/packageMenu', '/visa-status', '/verify'],
    ...['/about', '/privacy-policy', '/refund-policy'],
    ...visaCountries.map((country) => `/visaDetails?${new URLSearchParams({ country })}`),
    ...(await packagePaths(context)),
  ]
  const urls = paths.map(
    (path) => `<url><loc>${escaped(context.origin + pageHref(path))}</loc></url>`,
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': FOR_EVERYONE },
    },
  )
}

/** Those on sale, up to a page of the list; none where it could not be read. */
async function packagePaths({ api }: AppContext): Promise<string[]> {
  try {
    const found = await api.call(listPackages, { query: { limit: 100 } })
    return found.map(({ _id }) => `/packages/${encodeURIComponent(_id)}`)
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
