import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Stack } from '@jatra/design-system/stack'
import { accountMessages } from '~/messages/account.ts'
import { FareConditionsCard } from '~/routes/flight/fare-conditions.tsx'
import { Timelines } from '~/routes/flight/timelines.tsx'
import { subtitle } from '~/shell/shell.css.ts'
import type { FlightView } from './flight-view.server.ts'

/** The flights of an order, and the conditions of their fare. */
export function FlightParts({
  heading = accountMessages.order.journey,
  timelines,
  conditions,
}: Pick<FlightView, 'timelines' | 'conditions'> & { heading?: string }) {
  return (
    <>
      <Card>
        <Stack>
          <h2 className={subtitle}>{heading}</h2>
          <Divider />
          <Timelines timelines={timelines} headingLevel={3} />
        </Stack>
      </Card>
      <FareConditionsCard conditions={conditions} />
    </>
  )
}
