import { fullName } from '@jatra/contract/traveler/person-name'
import { useEffect, useRef } from 'react'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { OwnForm } from '~/forms/own-form.tsx'
import { travelers as copy } from '~/messages/travelers.ts'
import * as css from './regular-travelers.css.ts'

export interface RemovedTravelerProps {
  removed: RegularTraveler | null
  /** The name of the traveller who was put back. */
  restored: string | null
}

/**
 * Says who was removed and offers to undo it, as long as the page is open. It is a form of the page, so that it works
 * without script, and it takes the focus from the button that disappeared.
 */
export function RemovedTraveler({ removed, restored }: RemovedTravelerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removed || restored) place.current?.focus()
  }, [removed, restored])
  return (
    <div ref={place} tabIndex={-1} className={css.notice}>
      {removed ? (
        <Alert
          tone="info"
          action={
            <OwnForm preventScrollReset>
              <input type="hidden" name="restore" value={JSON.stringify(removed)} />
              <Button type="submit" size="small">
                {copy.undo}
              </Button>
            </OwnForm>
          }
        >
          {copy.removed(fullName(removed))}
        </Alert>
      ) : null}
      {restored ? <Alert tone="positive">{copy.restored(restored)}</Alert> : null}
    </div>
  )
}
