import { useNavigation } from '@remix-run/react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { OwnForm } from '~/forms/own-form.tsx'
import { profile } from '~/messages/profile.ts'
import { SEND_LINK } from './profile-form.ts'
import * as css from './profile.css.ts'
import type { LinkAnswer } from './profile.server.ts'

const copy = profile.unconfirmed

export interface UnconfirmedEmailProps {
  email: string
  answer: LinkAnswer | undefined
}

/** An email that is not confirmed yet, and a button that sends the link again. */
export function UnconfirmedEmail({ email, answer }: UnconfirmedEmailProps) {
  const busy = useNavigation().formData?.has(SEND_LINK) ?? false
  return (
    <OwnForm replace preventScrollReset className={css.part}>
      <Alert
        tone="warning"
        live={false}
        title={copy.title}
        action={
          <Button
            type="submit"
            name={SEND_LINK}
            value="yes"
            variant="secondary"
            size="small"
            loading={busy}
          >
            {copy.send}
          </Button>
        }
      >
        {copy.text(email)}
      </Alert>
      {busy || !answer ? null : answer.link === 'sent' ? (
        <Alert tone="positive">{answer.message}</Alert>
      ) : (
        <Alert tone="critical" title={copy.notSent}>
          {answer.message}
        </Alert>
      )}
    </OwnForm>
  )
}
