import type { MetaFunction } from '@remix-run/node'
import { useEffect } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { dropDrafts } from '~/forms/use-draft.ts'
import { messages } from '~/messages/index.ts'
import { goodbye as copy } from '~/messages/profile.ts'
import { prose, title } from '~/shell/shell.css.ts'

export const meta: MetaFunction = () => [
  { title: `${copy.title} | ${messages.site.name}` },
  { name: 'robots', content: 'noindex' },
]

/** After an account was deleted (docs/decisions/049). */
export default function GoodbyePage() {
  // What its owner typed in this tab goes too.
  useEffect(dropDrafts, [])
  return (
    <div className={prose}>
      <h1 className={title}>{copy.title}</h1>
      <p>{copy.text}</p>
      <p>{copy.thanks}</p>
      <div>
        <ButtonLink href="/" variant="action">
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  )
}
