import { useActionData, useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Icon } from '@jatra/design-system/icon'
import { Stack } from '@jatra/design-system/stack'
import { OwnForm } from '~/forms/own-form.tsx'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from './airline-change.css.ts'
import { CancelAndRefund, ConfirmStep, Decision } from './cancel-and-refund.tsx'
import type { ChangeView } from './change-view.server.ts'

const copy = orders.change

/**
 * What the airline changed, beside what was sold, and the traveller's two options. Without a change, why the decision
 * was not taken: another tab may have taken the other one.
 */
export function AirlineChange({ change }: { change: ChangeView | null }) {
  const failed = useActionData<{ error?: string }>()
  if (!change && !failed?.error) return null
  return (
    <Card>
      <Stack>
        <h2 className={subtitle}>{copy.title}</h2>
        <Divider />
        {failed?.error ? (
          <Alert tone="critical" title={copy.failed}>
            {failed.error}
          </Alert>
        ) : null}
        {change ? <Change change={change} /> : null}
      </Stack>
    </Card>
  )
}

function Change({ change }: { change: ChangeView }) {
  const { before, after, restStays, shift, again, telling } = change
  return (
    <>
      {again ? (
        <Alert tone="warning" live={false}>
          {copy.again}
        </Alert>
      ) : null}
      <div className={css.sides}>
        <section className={css.before} aria-labelledby="flight-before">
          <h3 id="flight-before" className={css.sideTitle}>
            {copy.before}
          </h3>
          <Flights flights={before} />
        </section>
        <section className={css.after} aria-labelledby="flight-after">
          <div className={css.sideHead}>
            <h3 id="flight-after" className={css.sideTitle}>
              {copy.after}
            </h3>
            {shift ? (
              <p className={css.shift}>
                <Icon name="clock" size={16} />
                <span>{shift}</span>
              </p>
            ) : null}
          </div>
          {after.length > 0 ? <Flights flights={after} /> : <p>{copy.takenOut}</p>}
        </section>
      </div>
      {restStays ? <p>{copy.restStays}</p> : null}
      <Decided telling={telling} />
      {telling ? null : <Choice change={change} />}
    </>
  )
}

function Flights({ flights }: { flights: ChangeView['before'] }) {
  return (
    <ul className={css.flights}>
      {flights.map(({ flight, date, from, to }) => (
        <li key={`${flight} ${from.dateTime}`}>
          <p className={css.times}>
            <End {...from} /> <span aria-hidden className={css.way} />
            <End {...to} />
          </p>
          <p className={css.of}>{`${flight}, ${date}`}</p>
        </li>
      ))}
    </ul>
  )
}

function End({ time, code, dateTime }: ChangeView['before'][number]['from']) {
  return (
    <span className={css.end}>
      <time dateTime={dateTime}>{time}</time> <span className={css.code}>{code}</span>
    </span>
  )
}

/** What is in progress; it takes the focus when it replaces the buttons. */
function Decided({ telling }: { telling: string | null }) {
  const line = useRef<HTMLParagraphElement>(null)
  const asked = useRef(telling === null)
  useEffect(() => {
    if (telling && asked.current) line.current?.focus()
    asked.current = telling === null
  }, [telling])
  return telling ? (
    <p ref={line} tabIndex={-1} className={css.telling}>
      {telling}
    </p>
  ) : null
}

function Choice({ change }: { change: ChangeView }) {
  const { id, mayAccept, mayRefund, refund } = change
  const [search] = useSearchParams()
  const sending = useNavigation().formData?.get('decision')
  if (!mayAccept && !mayRefund) return <p>{copy.left}</p>
  if (mayRefund && search.has('cancel')) return <ConfirmStep changeId={id} refund={refund} />
  return (
    <div className={css.choice}>
      {mayAccept ? <p>{copy.accepting}</p> : null}
      {mayRefund ? <p>{copy.refunding(refund)}</p> : null}
      <div className={css.actions}>
        {mayAccept ? (
          <OwnForm action="?" preventScrollReset className={css.action}>
            <Decision changeId={id} decision="accept" />
            <Button
              type="submit"
              variant="primary"
              tone="brand"
              fullWidth
              loading={sending === 'accept'}
            >
              {copy.accept}
            </Button>
          </OwnForm>
        ) : null}
        {mayRefund ? (
          <div className={css.action}>
            <CancelAndRefund changeId={id} refund={refund} sending={sending === 'refund'} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
