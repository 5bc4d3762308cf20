import { googlePath } from '@jatra/contract/account/google-sign-in'
import { ButtonLink } from '@jatra/design-system/button'
import { Divider } from '@jatra/design-system/divider'
import { google } from '~/messages/auth.ts'
import { pageHref } from '~/shell/page-href.ts'
import * as css from './google.css.ts'

/** The other way to sign in, below the form. The tile has our own letter, because we may not draw Google's logo. */
export function GoogleSignIn({ label, redirectTo }: { label: string; redirectTo: string }) {
  return (
    <div className={css.elsewhere}>
      <div className={css.or}>
        <Divider />
        <span>{google.or}</span>
        <Divider />
      </div>
      <ButtonLink
        href={googlePath(pageHref(redirectTo))}
        variant="secondary"
        fullWidth
        icon={
          <span className={css.mark} aria-hidden="true">
            G
          </span>
        }
      >
        {label}
      </ButtonLink>
    </div>
  )
}
