import type {
  LinkDescriptor,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node'
import {
  Outlet,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
  Links,
  Meta,
} from '@remix-run/react'
import { type ReactNode, Children, cloneElement, isValidElement } from 'react'
import { todayInDhaka } from '@jatra/contract/values/dates'
import '@jatra/design-system/fonts'
import '@jatra/design-system/tokens'
import { OWN } from '~/shell/strangers.ts'
import { useNonce } from './shell/answer.tsx'
import { messages } from './messages/index.ts'
import { language } from './messages/language.ts'
import { contactOf } from './shell/contact.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { firstFonts } from './shell/first-fonts.ts'
import { LateScripts } from './shell/late-scripts.tsx'
import { Shell } from './shell/shell.tsx'
import { useSendsScripts } from './shell/use-sends-scripts.ts'

export const meta: MetaFunction = () => [
  { title: `${messages.site.name} | ${messages.site.title}` },
  { name: 'description', content: messages.site.description },
]

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // Preloaded with the styles, so that text is drawn once in its own font and nothing shifts.
  ...firstFonts.map((href): LinkDescriptor => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  })),
]

/**
 * The visitor, how the agency is reached, the current year and the site's origin. Of the session only what the header
 * shows and the account's id, which its forms name, reach the page.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { user, staff } = context.session
  return {
    user: user
      ? { id: user._id, name: user.name ?? user.userName, picture: user.picture, staff }
      : null,
    year: Number(todayInDhaka(context.now()).slice(0, 4)),
    origin: context.origin,
    contact: contactOf(context.agency),
    ...(context.languages.length > 1 && { languages: context.languages }),
  }
}

/**
 * The visitor and the year stay while only the query changes, so that tabs and filters ask the server for nothing and
 * answer on a slow or cut link. After a form was refused nothing is read anew; after anything else it
 * is, as where a root says nothing.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== 'GET') return actionStatus < 400
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const sendsScripts = useSendsScripts()
  return (
    <html lang={language}>
      <head>
        <OwnHead>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
        </OwnHead>
      </head>
      <body>
        {children}
        {sendsScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <LateScripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

function Page({ children }: { children: ReactNode }) {
  // Absent when the root loader itself failed; the error page is still shown inside the shell.
  const loaded = useRouteLoaderData<typeof loader>('root')
  return (
    <Shell
      user={loaded?.user ?? null}
      year={loaded?.year ?? 2026}
      contact={loaded?.contact}
      languages={loaded?.languages}
    >
      {children}
    </Shell>
  )
}

export default function App() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Page>
      <ErrorPage error={error} />
    </Page>
  )
}

interface ElementProps {
  children?: ReactNode
  [OWN]?: string
}

/** What is in the head: the children, then Remix's elements. All are marked as ours: extensions add their own among them (strangers.ts). */
function OwnHead({ children }: { children: ReactNode }) {
  return (
    <>
      {marked(children)}
      {marked(Meta())}
      {marked(Links())}
    </>
  )
}

function marked(node: ReactNode): ReactNode {
  return Children.map(node, (one) => {
    if (!isValidElement<ElementProps>(one)) return one
    return typeof one.type === 'string'
      ? cloneElement(one, { [OWN]: '' })
      : cloneElement(one, {}, marked(one.props.children))
  })
}
