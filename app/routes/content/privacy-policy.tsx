import type { MetaFunction } from '@remix-run/node'
import { forEveryone, type KeptPage } from '~/lib/for-everyone.ts'
import { messages } from '~/messages/index.ts'
import { privacy } from '~/messages/pages.ts'
import type { ScriptlessPage } from '~/shell/use-sends-scripts.ts'
import { ContentPage } from './content-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${privacy.title} | ${messages.site.name}` },
  { name: 'description', content: privacy.lead },
]

export const headers = forEveryone
export const handle: KeptPage & ScriptlessPage = { reads: [], scripts: false }

export default function PrivacyPolicyPage() {
  return <ContentPage content={privacy} />
}
