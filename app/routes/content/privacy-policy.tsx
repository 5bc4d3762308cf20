import { forEveryone, type CachedPage } from '~/server/cache/for-everyone.ts'
import { messages } from '~/messages/index.ts'
import { privacy } from '~/messages/pages.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import type { ScriptlessPage } from '~/shell/use-sends-scripts.ts'
import { ContentPage } from './content-page.tsx'

export const meta: PublicMeta = ({ matches }) => [
  { title: `${privacy.title} | ${messages.site.name}` },
  { name: 'description', content: privacy.lead },
  ...pageLinks(matches, '/privacy-policy'),
]

export const headers = forEveryone
export const handle: CachedPage & ScriptlessPage = { reads: [], scripts: false }

export default function PrivacyPolicyPage() {
  return <ContentPage content={privacy} />
}
