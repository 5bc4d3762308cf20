import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { messages } from '~/messages/index.ts'
import { refund } from '~/messages/pages.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import type { ScriptlessPage } from '~/shell/use-sends-scripts.ts'
import { ContentPage } from './content-page.tsx'

export const meta: PublicMeta = ({ matches }) => [
  { title: `${refund.title} | ${messages.site.name}` },
  { name: 'description', content: refund.lead },
  ...pageLinks(matches, '/refund-policy'),
]

export const headers = forEveryone
export const handle: CachedPage & ScriptlessPage = { reads: [], scripts: false }

export default function RefundPolicyPage() {
  return <ContentPage content={refund} />
}
