import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { visas } from '~/messages/visas.ts'
import * as css from './application.css.ts'

/** What we store and why, with a link to delete it. */
export function Consent() {
  return (
    <div className={css.consent}>
      <span className={css.consentIcon}>
        <Icon name="lock" />
      </span>
      <p>
        <span>{visas.book.consent}</span>{' '}
        <Link href="/app/account/documents">{visas.book.consentLink}</Link>
      </p>
    </div>
  )
}
