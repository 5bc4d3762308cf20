import { ButtonLink } from '@jatra/design-system/button'
import { ComingSoon } from '@jatra/design-system/coming-soon'
import { messages } from '~/messages/index.ts'
import * as css from './shell.css.ts'

/** A page of the route table that is still being built: says so, and leads on. */
export function SoonPage({ title }: { title: string }) {
  return (
    <div className={css.content}>
      <ComingSoon
        title={title}
        headingLevel={1}
        action={
          <ButtonLink href="/" variant="primary">
            {messages.soon.action}
          </ButtonLink>
        }
      >
        {messages.soon.text}
      </ComingSoon>
    </div>
  )
}
