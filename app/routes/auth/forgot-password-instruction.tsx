import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RESET_MINUTES } from '@jatra/contract/account/password-endpoints'
import { ButtonLink } from '@jatra/design-system/button'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { messages } from '~/messages/index.ts'
import { passwords } from '~/messages/passwords.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import { returnPathOf } from '~/server/loaders/redirects.server.ts'
import * as css from './auth.css.ts'
import { withReturn } from './addresses.ts'

const copy = passwords.instruction

export function loader({ request }: LoaderFunctionArgs) {
  return { redirectTo: returnPathOf(request) }
}

export const meta: PublicMeta = ({ matches }) => [
  { title: `${copy.title} | ${messages.site.name}` },
  ...pageLinks(matches, '/forgot-password-instruction'),
]

/** What to do next (docs/specification.md, Forgotten password): the same for an email without an account. */
export default function ForgotPasswordInstructionPage() {
  const { redirectTo } = useLoaderData<typeof loader>()
  return (
    <div className={css.page}>
      <div className={css.card}>
        <span className={css.mark}>
          <Icon name="mail" size={24} />
        </span>
        <h1 className={css.title}>{copy.title}</h1>
        <p>{copy.text}</p>
        <ul className={css.hints}>
          {copy.hints(RESET_MINUTES).map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <ButtonLink href={withReturn('/forgot-password', redirectTo)} variant="secondary" fullWidth>
          {copy.again}
        </ButtonLink>
        <Divider />
        <p className={css.aside}>
          <Link href={withReturn('/login', redirectTo)} standalone>
            {copy.back}
          </Link>
        </p>
      </div>
    </div>
  )
}
