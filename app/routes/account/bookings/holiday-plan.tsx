import { Alert } from '@jatra/design-system/alert'
import { Badge } from '@jatra/design-system/badge'
import { ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { holidayOrder as copy } from '~/messages/holiday-order.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as account from '../account.css.ts'
import { DetailList } from './detail-list.tsx'
import * as css from './holiday-plan.css.ts'
import type { PlacesView, PlanView } from './holiday-plan-view.server.ts'

const tones = { done: 'positive', open: 'neutral', late: 'warning' } as const

/** What happens until the holiday begins, each step with its day and its state. */
export function HolidayPlan({ plan }: { plan: PlanView }) {
  return (
    <Card>
      <Stack>
        <h2 className={subtitle}>{copy.plan.title}</h2>
        <Divider />
        <ol className={css.steps}>
          {plan.steps.map(({ step, state, name, when }) => (
            <li key={step} className={css.step}>
              <div className={css.words}>
                <span className={css.name}>{name}</span>{' '}
                {when ? <span className={css.note}>{when}</span> : null}
              </div>
              <Badge tone={tones[state]}>{copy.plan.states[state]}</Badge>
            </li>
          ))}
        </ol>
        {plan.references.length > 0 ? <DetailList rows={plan.references} /> : null}
        {plan.voucherHref ? (
          <div className={account.screenOnly}>
            <ButtonLink href={plan.voucherHref} variant="secondary" target="_self">
              {copy.plan.voucher}
            </ButtonLink>
          </div>
        ) : null}
      </Stack>
    </Card>
  )
}

/** Who travels, and what is still to give. */
export function HolidayPlaces({ view }: { view: PlacesView }) {
  return (
    <Card>
      <Stack>
        <h2 className={subtitle} id="travelers">
          {copy.travelers.title}
        </h2>
        <Divider />
        {view.due ? (
          <Alert tone={view.due.tone} live={false}>
            {view.due.text}
          </Alert>
        ) : null}
        {view.isFewer ? (
          <Alert tone="warning" live={false}>
            {copy.travelers.fewer}
          </Alert>
        ) : null}
        <ul className={css.steps}>
          {view.places.map(({ position, place, name, detail, link }) => (
            <li key={position} className={css.step}>
              <div className={css.words}>
                <span className={css.note}>{place}</span>{' '}
                {name === null ? null : <span className={css.name}>{name}</span>}{' '}
                <span className={css.note}>{detail}</span>
              </div>
              {link ? (
                <span className={account.screenOnly}>
                  <Link href={link.href} standalone aria-label={link.full}>
                    {link.label}
                  </Link>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
