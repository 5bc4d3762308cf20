import { useRevalidator } from '@remix-run/react'
import { ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { Stack } from '@jatra/design-system/stack'
import { VisuallyHidden } from '@jatra/design-system/visually-hidden'
import { orders } from '~/messages/orders.ts'
import { usePolling } from '~/routes/payment/use-polling.ts'
import { subtitle } from '~/shell/shell.css.ts'
import type { viewAirline } from './airline-view.ts'
import * as css from './airline-card.css.ts'
import { DetailList } from './detail-list.tsx'

const copy = orders.airline

/** How far the airline is with a paid flight. The page updates it until the tickets are issued. */
export function AirlineCard({ view }: { view: NonNullable<ReturnType<typeof viewAirline>> }) {
  const { revalidate } = useRevalidator()
  const { moving, steps, problem, rows } = view
  usePolling(moving, revalidate)
  const now = steps.filter(({ state }) => state === 'done').at(-1)?.label
  return (
    <Card>
      <Stack>
        <h2 className={subtitle}>{copy.title}</h2>
        <Divider />
        <VisuallyHidden role="status">{problem ?? now}</VisuallyHidden>
        {problem ? <p>{problem}</p> : null}
        {steps.length > 0 ? (
          <ol className={css.steps}>
            {steps.map(({ label, state }) => (
              <li
                key={label}
                className={css.step[state]}
                aria-current={label === now ? 'step' : undefined}
              >
                <Icon name={state === 'done' ? 'success' : 'clock'} size={20} />
                <span>{label}</span>
              </li>
            ))}
          </ol>
        ) : null}
        <DetailList rows={rows} />
        {moving ? (
          <div className={css.again}>
            <ButtonLink href="" target="_self" variant="secondary">
              {copy.checkAgain}
            </ButtonLink>
          </div>
        ) : null}
      </Stack>
    </Card>
  )
}
