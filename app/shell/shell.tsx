import { Form, useLocation } from '@remix-run/react'
import { useRef, type ReactNode } from 'react'
import type { Language } from '@jatra/contract/values/language'
import { Footer } from '@jatra/design-system/footer'
import { Header } from '@jatra/design-system/header'
import { LinkProvider } from '@jatra/design-system/link'
import { SkipLink } from '@jatra/design-system/skip-link'
import { messages } from '~/messages/index.ts'
import { CachedFragment } from './cached-fragment.tsx'
import { categoryOfPage, SEARCH_TABS, useCategory } from './category.ts'
import { clearPersonalData } from './clear-personal-data.ts'
import { useRepeatPress } from './early-press.ts'
import type { Contact } from './contact.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { RouterLink } from './router-link.tsx'
import * as css from './shell.css.ts'
import { usePageStart } from './use-page-start.ts'
import { useSendsScripts } from './use-sends-scripts.ts'

const DESK = { href: '/desk', label: messages.site.desk, icon: 'sort' } as const

export interface ShellProps {
  user: { name: string; picture: string | null; staff: boolean } | null
  /** The current year in Asia/Dhaka. */
  year: number
  contact?: Contact | undefined
  /** The languages to choose from; absent where there is one. */
  languages?: readonly Language[] | undefined
  children: ReactNode
}

/** The frame of every page: header, content and footer. */
export function Shell({ user, year, contact, languages, children }: ShellProps) {
  const { pathname } = useLocation()
  const home = pathname === '/'
  const category = useCategory()
  const sendsScripts = useSendsScripts()
  const page = useRef<HTMLDivElement>(null)
  usePageStart()
  useRepeatPress(page)
  return (
    <LinkProvider component={RouterLink}>
      <div ref={page} data-repeats="" className={css.page}>
        <SkipLink>{messages.site.skip}</SkipLink>
        <Header
          active={home ? category : categoryOfPage(pathname)}
          overHero={home}
          followsScroll={sendsScripts}
          sameTabs={home ? SEARCH_TABS : undefined}
          user={user ? { name: user.name, picture: user.picture ?? undefined } : null}
          menu={{
            ...(user?.staff && { firstLinks: [DESK] }),
            renderLogout: (button) => (
              // The next person at this browser must not see what the last one typed and searched.
              <Form method="post" action="/logout" onSubmit={clearPersonalData}>
                {button}
              </Form>
            ),
          }}
        >
          {languages && <LanguageSwitch languages={languages} />}
        </Header>
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
        <CachedFragment as="div" cacheKey={`footer ${year} ${contact?.phone} ${contact?.email}`}>
          {() => <Footer links={messages.site.pages} {...contact} year={year} />}
        </CachedFragment>
      </div>
    </LinkProvider>
  )
}
