import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { holidays } from '~/messages/holidays.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import { DetailList } from './detail-list.tsx'
import type { HolidayView } from './holiday-view.server.ts'

const copy = holidays.order

/** The stay of an order, who travels, and whom to call about it. */
export function HolidayParts({
  heading = copy.stay,
  href,
  stay,
  people,
  contact,
}: Pick<HolidayView, 'href' | 'stay' | 'people' | 'contact'> & { heading?: string }) {
  return (
    <>
      <Card>
        <Stack>
          <h2 className={subtitle}>{heading}</h2>
          <Divider />
          <DetailList rows={stay} />
          <div className={css.screenOnly}>
            <Link href={href}>{copy.openPackage}</Link>
          </div>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <h2 className={subtitle}>{copy.travelers}</h2>
          <DetailList rows={people} />
          <h3>{copy.contact}</h3>
          <DetailList rows={contact} />
        </Stack>
      </Card>
    </>
  )
}
