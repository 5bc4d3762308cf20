import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Badge } from '@jatra/design-system/badge'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { OwnForm } from '~/forms/own-form.tsx'
import { passwords } from '~/messages/passwords.ts'
import { subtitle } from '~/shell/shell.css.ts'
import { head, lead } from '../account.css.ts'
import * as css from './change-password.css.ts'
import type { DeviceView } from './devices.server.ts'

const copy = passwords.devices

export interface DeviceListProps {
  /** Null when they could not be loaded. */
  devices: DeviceView[] | null
  /** The outcome of the last 'Log out'. */
  answer: { ended?: boolean; failed?: string } | undefined
}

/** The signed-in devices, with buttons to sign out one or all. */
export function DeviceList({ devices, answer }: DeviceListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const leaving = useNavigation().formData?.get('device')
  useEffect(() => {
    // The pressed button disappears with its device.
    if (answer?.ended) heading.current?.focus()
  }, [answer])
  return (
    <section aria-labelledby="devices" className={css.section}>
      <div className={head}>
        <h2 id="devices" ref={heading} tabIndex={-1} className={subtitle}>
          {copy.title}
        </h2>
        <p className={lead}>{copy.lead}</p>
      </div>
      {answer?.failed ? <Alert tone="critical">{answer.failed}</Alert> : null}
      {answer?.ended ? <Alert tone="positive">{copy.ended}</Alert> : null}
      {devices === null ? (
        <Alert
          tone="critical"
          live={false}
          title={copy.failed}
          action={
            <ButtonLink href="/app/account/change-password" variant="secondary" size="small">
              {copy.retry}
            </ButtonLink>
          }
        >
          {copy.failedText}
        </Alert>
      ) : (
        <Card padding="none">
          <ul className={css.devices}>
            {devices.map(({ id, name, current, facts }) => (
              <li key={id} className={css.device}>
                <div className={css.facts}>
                  <span className={css.name}>
                    <span>{name}</span>
                    {current ? <Badge tone="positive">{copy.current}</Badge> : null}
                  </span>
                  <span className={css.note}>{facts}</span>
                </div>
                <OwnForm preventScrollReset>
                  <input type="hidden" name="device" value={id} />
                  {current ? <input type="hidden" name="current" value="yes" /> : null}
                  <Button
                    type="submit"
                    size="small"
                    aria-label={copy.logOutNamed(name)}
                    loading={leaving === id}
                  >
                    {copy.logOut}
                  </Button>
                </OwnForm>
              </li>
            ))}
          </ul>
          <OwnForm className={css.everywhere}>
            <input type="hidden" name="device" value="" />
            <span className={css.note}>{copy.everywhereText}</span>
            <Button type="submit" variant="secondary" loading={leaving === ''}>
              {copy.everywhere}
            </Button>
          </OwnForm>
        </Card>
      )}
    </section>
  )
}
