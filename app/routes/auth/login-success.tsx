import {
  data,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { exchangeLoginCode, loginCodeSchema } from '@jatra/contract/account/auth-endpoints'
import { LOGIN_COOKIE, LOGIN_SUCCESS_PATH } from '@jatra/contract/account/google-sign-in'
import { DomainError } from '@jatra/contract/http/problem'
import { ButtonLink } from '@jatra/design-system/button'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { LinkProvider } from '@jatra/design-system/link'
import { noteRole } from '~/server/guards/require-staff.server.ts'
import { safePath } from '~/server/loaders/redirects.server.ts'
import { cookieValue } from '~/server/http/cookie-value.server.ts'
import { google } from '~/messages/auth.ts'
import { messages } from '~/messages/index.ts'
import { ReplacingLink } from '~/shell/router-link.tsx'
import * as css from './auth.css.ts'
import { done, head, undone } from './google.css.ts'

const copy = google.success
/** Long enough to read one line. */
const SHOWN_MS = 2000
/** In the page's own address after the exchange. */
const PASSWORD = 'password'
const REMOVED = 'removed'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.name ? copy.title : copy.failedTitle} | ${messages.site.name}` },
]

/** Exchanges the code of the address and takes it out of it; then says who is signed in, or why sign-in failed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const redirectTo = safePath(searchParams.get('redirectTo'))
  const { session } = context
  const user = searchParams.get('user')
  if (user === null) {
    const name = session.user && (session.user.name ?? session.user.userName)
    const passwordRemoved = searchParams.get(PASSWORD) === REMOVED
    return data(
      { redirectTo, name, passwordRemoved, unreachable: false },
      { status: name ? 200 : 400 },
    )
  }
  const browser = cookieValue(request.headers.get('cookie'), LOGIN_COOKIE)
  const given = loginCodeSchema.safeParse({ user, browser })
  if (!given.success) {
    context.log.warn('login_success_failed', { code: 'malformed' })
    return failed(redirectTo, 400)
  }
  const query = new URLSearchParams({ redirectTo })
  try {
    const signedIn = await context.api.call(exchangeLoginCode, { body: given.data })
    session.signIn(signedIn.access_token, signedIn.user)
    await noteRole(context, signedIn.user._id)
    if (signedIn.passwordRemoved) query.set(PASSWORD, REMOVED)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    context.log.warn('login_success_failed', { code: error.code })
    return failed(redirectTo, error.status)
  }
  throw redirect(`${LOGIN_SUCCESS_PATH}?${query}`, 303)
}

function failed(redirectTo: string, status: number) {
  return data(
    { redirectTo, name: null, passwordRemoved: false, unreachable: status >= 500 },
    { status },
  )
}

/** The address of a rejected code must not leak; forms of this page still send their origin. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'same-origin' })

export default function LoginSuccessPage() {
  const { redirectTo, name, passwordRemoved, unreachable } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  useEffect(() => {
    if (!name || passwordRemoved) return
    const timer = setTimeout(() => navigate(redirectTo, { replace: true }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [name, passwordRemoved, redirectTo, navigate])

  const failedText = unreachable ? copy.unreachableText : copy.failedText
  return (
    <div className={css.page}>
      <div className={css.card}>
        <div className={head} role="status">
          <span className={name ? done : undone}>
            <Icon name={name ? 'success' : 'warning'} size={24} />
          </span>
          <h1 className={css.title}>{name ? copy.title : copy.failedTitle}</h1>
          <Divider tone="accent" short />
          {name && passwordRemoved ? (
            <>
              <p>{copy.passwordRemoved(name)}</p>
              <p>{copy.next}</p>
            </>
          ) : (
            <p>{name ? copy.text(name) : failedText}</p>
          )}
        </div>
        <LinkProvider component={ReplacingLink}>
          <ButtonLink
            href={name ? redirectTo : `/login?${new URLSearchParams({ redirectTo })}`}
            variant="primary"
            fullWidth
          >
            {name ? copy.action : copy.retry}
          </ButtonLink>
        </LinkProvider>
      </div>
    </div>
  )
}
