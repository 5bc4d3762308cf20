import { RESET_MINUTES } from '@jatra/contract/account/password-endpoints'
import { ButtonLink } from '@jatra/design-system/button'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { messages } from '~/messages/index.ts'
import { passwords } from '~/messages/passwords.ts'
import { pageLinks, type PublicMeta } from '~/shell/page-links.ts'
import * as css from './auth.css.ts'

const copy = passwords.instruction

export const meta: PublicMeta = ({ matches }) => [
  { title: `${copy.title} | ${messages.site.name}` },
  ...pageLinks(matches, '/forgot-password-instruction'),
]

/** What to do next (docs/specification.md, Forgotten password): the same for an email without an account. */
export default function ForgotPasswordInstructionPage() {
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
        <ButtonLink href="/forgot-password" variant="secondary" fullWidth>
          {copy.again}
        </ButtonLink>
        <Divider />
        <p className={css.aside}>
          <Link href="/login" standalone>
            {copy.back}
          </Link>
        </p>
      </div>
    </div>
  )
}
