import type { MetaFunction } from '@remix-run/node'
import { useEffect } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { Icon } from '@jatra/design-system/icon'
import { clearPersonalData } from '~/shell/clear-personal-data.ts'
import { messages } from '~/messages/index.ts'
import { goodbye as copy } from '~/messages/profile.ts'
import * as css from '~/routes/auth/auth.css.ts'

export const meta: MetaFunction = () => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

/** After an account was deleted. */
export default function GoodbyePage() {
  // Clears drafts and searches in this browser too.
  useEffect(clearPersonalData, [])
  return (
    <div className={css.page}>
      <div className={css.card}>
        <span className={css.mark}>
          <Icon name="success" size={24} />
        </span>
        <h1 className={css.title}>{copy.title}</h1>
        <p>{copy.text}</p>
        <p>{copy.thanks}</p>
        <ButtonLink href="/" variant="primary" fullWidth>
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  )
}
