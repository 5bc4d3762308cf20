import type { LinksFunction } from '@remix-run/node'
import namesFont from '../../../design-system/src/fonts/anek-names.woff2?url&no-inline'
import { forEveryone, type KeptPage } from '~/lib/for-everyone.ts'
import { messages } from '~/messages/index.ts'
import { language } from '~/messages/language.ts'
import { about } from '~/messages/pages.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import type { ScriptlessPage } from '~/shell/use-sends-scripts.ts'
import { ContentPage } from './content-page.tsx'

export const meta: PublicMeta = ({ matches }) => [
  { title: `${about.title} | ${messages.site.name}` },
  { name: 'description', content: about.lead },
  ...pageLinks(matches, '/about'),
]

// The name in Bangla, in the first paragraph. A page in Bangla has the letters already.
export const links: LinksFunction = () =>
  language === 'en'
    ? [
        {
          rel: 'preload',
          href: namesFont,
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous',
        },
      ]
    : []

export const headers = forEveryone
export const handle: KeptPage & ScriptlessPage = { reads: [], scripts: false }

export default function AboutPage() {
  return <ContentPage content={about} />
}
