import { useActionData, useNavigation } from '@remix-run/react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Divider } from '@jatra/design-system/divider'
import { Stack } from '@jatra/design-system/stack'
import { OwnForm } from '~/forms/own-form.tsx'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { screenOnly } from '../account.css.ts'
import type { OrderView } from './order-view.server.ts'

const copy = orders.release

/** Releases an unpaid booking before its time to pay is over. */
export function ReleaseBooking({ open, kind }: { open: boolean; kind: OrderView['kind'] }) {
  const said = useActionData<{ notReleased?: string }>()
  const sending = useNavigation().formData?.has('release') ?? false
  if (!open && !said?.notReleased) return null
  return (
    <div className={screenOnly}>
      <Card>
        <Stack>
          <h2 className={subtitle}>{copy.title}</h2>
          <Divider />
          {said?.notReleased ? (
            <Alert tone="critical" title={copy.failed}>
              {said.notReleased}
            </Alert>
          ) : null}
          {open ? (
            <>
              <p>{copy.text[kind]}</p>
              <OwnForm action="?" preventScrollReset>
                <input type="hidden" name="release" value="yes" />
                <Button type="submit" variant="secondary" loading={sending}>
                  {copy.submit}
                </Button>
              </OwnForm>
            </>
          ) : null}
        </Stack>
      </Card>
    </div>
  )
}
