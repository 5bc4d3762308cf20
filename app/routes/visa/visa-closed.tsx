import { Alert } from '@jatra/design-system/alert'
import { ButtonLink } from '@jatra/design-system/button'
import { Stack } from '@jatra/design-system/stack'
import { visaStatus } from '~/messages/visa-status.ts'
import { content, title } from '~/shell/shell.css.ts'
import { StatusLines } from './status-parts.tsx'
import { visaDetailsHref, type VisaChoice } from './visa-choice.ts'
import type { StatusView } from './visa-statuses.server.ts'

const copy = visaStatus.plan

/** Shown in place of the form, since this kind of visa cannot be applied for. */
export function VisaClosed({
  plan,
  status,
  choice,
}: {
  plan: string
  status: StatusView
  choice: VisaChoice
}) {
  return (
    <div className={content}>
      <Stack>
        <h1 className={title}>{plan}</h1>
        <Alert
          tone="warning"
          live={false}
          title={copy.title}
          action={
            <ButtonLink href={visaDetailsHref(choice)} variant="secondary">
              {copy.others}
            </ButtonLink>
          }
        >
          <p>{copy.text}</p>
          <StatusLines view={status} />
        </Alert>
      </Stack>
    </div>
  )
}
