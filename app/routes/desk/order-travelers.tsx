import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Badge } from '@jatra/design-system/badge'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { OwnForm } from '~/forms/own-form.tsx'
import { deskOrder } from '~/messages/desk-order.ts'
import { DetailList } from '~/routes/account/bookings/detail-list.tsx'
import * as shared from './desk.css.ts'
import * as css from './order.css.ts'
import type { DeskOrderView } from './order-view.server.ts'

const copy = deskOrder.travelers

interface Opened {
  index: number
  number: string
  /** Until when it is valid, and who issued it. */
  facts: string
}

export interface OrderTravelersProps {
  orderId: string
  travelers: DeskOrderView['travelers']
  /** The passport that was opened just now. */
  opened: Opened | null
  /** Why none was. */
  problem: string | null
}

/** Who travels, with their documents. A passport number is masked until it is opened. */
export function OrderTravelers({ orderId, travelers, opened, problem }: OrderTravelersProps) {
  if (travelers.length === 0) return null
  return (
    <Card as="section" padding={16} aria-labelledby="travelers">
      <Stack gap={12}>
        <h2 id="travelers" className={shared.partTitle}>
          {copy.title}
        </h2>
        <p className={shared.small}>{copy.logged}</p>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <ul className={css.travelers}>
          {travelers.map((traveler) => (
            <li key={traveler.index} className={css.traveler}>
              <h3 className={css.strong}>{traveler.name}</h3>
              {traveler.cancelled ? <Badge tone="critical">{copy.cancelled}</Badge> : null}
              <DetailList rows={traveler.facts} />
              <Passport
                traveler={traveler}
                opened={opened?.index === traveler.index ? opened : null}
              />
              {traveler.documents.length > 0 ? (
                <ul className={css.documents} aria-label={copy.documents}>
                  {traveler.documents.map(({ id, name }) => (
                    <li key={id}>
                      <Link
                        href={`/desk/orders/${encodeURIComponent(orderId)}/documents/${encodeURIComponent(id)}`}
                        target="_blank"
                        aria-label={copy.documentOf(name)}
                      >
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

interface PassportProps {
  traveler: OrderTravelersProps['travelers'][number]
  opened: Opened | null
}

function Passport({ traveler, opened }: PassportProps) {
  const { index, name, maskedPassportNumber, hasPassport } = traveler
  const asked = useNavigation().formData?.get('passport')
  if (opened) return <OpenPassport opened={opened} />
  if (!maskedPassportNumber) return <p className={shared.small}>{copy.noPassport}</p>
  return (
    <div className={css.passport}>
      <span className={shared.small}>{copy.passport}</span>{' '}
      <span className={css.number}>{maskedPassportNumber}</span>{' '}
      {hasPassport ? (
        <OwnForm preventScrollReset>
          <input type="hidden" name="passport" value={index} />
          <Button
            type="submit"
            size="small"
            aria-label={copy.openOf(name)}
            loading={asked === String(index)}
          >
            {copy.open}
          </Button>
        </OwnForm>
      ) : (
        <span className={shared.small}>{copy.gone}</span>
      )}
    </div>
  )
}

function OpenPassport({ opened }: { opened: Opened }) {
  const number = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => number.current?.focus({ preventScroll: true }), [])
  return (
    <div className={css.passport}>
      <p ref={number} tabIndex={-1} className={css.openNumber}>
        <span className={shared.small}>{copy.passport}</span>{' '}
        <span className={css.number} translate="no">
          {opened.number}
        </span>
      </p>
      <p className={shared.small}>{opened.facts}</p>
    </div>
  )
}
