import { useEffect, useRef } from 'react'
import { useNavigation } from '@remix-run/react'
import { Badge } from '@jatra/design-system/badge'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { SelectField } from '@jatra/design-system/field'
import { Icon } from '@jatra/design-system/icon'
import { OwnForm } from '~/forms/own-form.tsx'
import { deskToday as copy } from '~/messages/desk-today.ts'
import { DetailList } from '~/routes/account/bookings/detail-list.tsx'
import * as shared from './desk.css.ts'
import { ActForm, confirmText, Hidden } from './act-form.tsx'
import type { ClaimAct } from './claim-acts.ts'
import type { DeskAnswer } from './today-acts.server.ts'
import type { TodayItemView } from './today-view.server.ts'
import * as css from './today.css.ts'

interface TodayItemProps {
  item: TodayItemView
  requestKey: string
  answer: DeskAnswer | undefined
}

/** One item: what is known, who is on it, and what the reader may do. */
export function TodayItemCard({ item, requestKey, answer }: TodayItemProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const key = `${item.queue}.${item.id}`
  useEffect(() => heading.current?.focus(), [key])
  const own = answer?.of === key ? answer : undefined
  const { bookingReference, orderId, acts } = item
  return (
    <Card as="section" padding={16} aria-labelledby="item">
      <div className={css.item}>
        <div className={css.itemHead}>
          <p className={shared.small}>{item.queueName}</p>
          <h2 id="item" ref={heading} tabIndex={-1} className={shared.partTitle}>
            {item.title}
          </h2>
          <div>
            <Badge tone={item.tone ?? 'neutral'} icon={<Icon name="clock" size={16} />}>
              {item.clock}
            </Badge>
          </div>
        </div>
        <DetailList rows={item.facts} />
        <div className={css.links}>
          {orderId === null ? null : (
            <ButtonLink href={`/desk/orders/${orderId}`}>
              {bookingReference ? copy.item.openBooking(bookingReference) : copy.item.open}
            </ButtonLink>
          )}
          <ButtonLink variant="ghost" href={item.close}>
            {copy.item.close}
          </ButtonLink>
        </div>
        <ClaimForms item={item} />
        <section aria-labelledby="item-acts" className={css.acts}>
          <h3 id="item-acts" className={shared.partTitle}>
            {copy.item.acts}
          </h3>
          {own?.ask ? (
            <Confirm item={item} ask={own.ask} />
          ) : (
            acts.map((act, index) => (
              <ActForm
                key={`${key} ${act}`}
                {...{ act, item, requestKey }}
                isFirst={index === 0}
                lastResult={own?.act === act ? own.result : null}
              />
            ))
          )}
          {acts.length === 0 ? <p className={shared.small}>{copy.item.nothing}</p> : null}
        </section>
      </div>
    </Card>
  )
}

/** Who is on it: taken, released, handed over. */
function ClaimForms({ item }: { item: TodayItemView }) {
  const { queue, id, isMine, heldBy, mayTake, colleagues } = item
  const busy = useNavigation().formData?.get('act')
  const claim = (act: ClaimAct) => ({ queue, id, act, ...(heldBy && { from: heldBy.id }) })
  return (
    <div className={css.claims}>
      {mayTake ? (
        <OwnForm preventScrollReset>
          <Hidden values={claim('take')} />
          <Button type="submit" loading={busy === 'take'}>
            {heldBy ? copy.claim.takeFrom(heldBy.name) : copy.claim.take}
          </Button>
        </OwnForm>
      ) : null}
      {isMine ? (
        <OwnForm preventScrollReset>
          <Hidden values={claim('release')} />
          <Button type="submit" loading={busy === 'release'}>
            {copy.claim.release}
          </Button>
        </OwnForm>
      ) : null}
      {isMine && colleagues.length > 0 ? (
        <OwnForm preventScrollReset className={css.handOver}>
          <Hidden values={claim('handOver')} />
          <SelectField label={copy.claim.to} name="to" options={colleagues} required />
          <Button type="submit" loading={busy === 'handOver'}>
            {copy.claim.handOver}
          </Button>
        </OwnForm>
      ) : null}
    </div>
  )
}

/** Before the scripts the question comes from the server, with what was typed. */
function Confirm({ item, ask }: { item: TodayItemView; ask: Record<string, string> }) {
  const act = item.acts.find((one) => one === ask['act'])
  if (!act) return null
  return (
    <OwnForm preventScrollReset className={css.act}>
      <p>{confirmText(item)}</p>
      <Hidden values={{ ...ask, confirmed: 'yes' }} />
      <div className={css.links}>
        <Button type="submit" variant="danger">
          {copy.acts[act]}
        </Button>
        <ButtonLink variant="ghost" href={item.close}>
          {copy.confirm.back}
        </ButtonLink>
      </div>
    </OwnForm>
  )
}
