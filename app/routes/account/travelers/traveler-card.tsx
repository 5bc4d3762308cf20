import { useNavigation } from '@remix-run/react'
import { Badge } from '@jatra/design-system/badge'
import { Button } from '@jatra/design-system/button'
import { Icon } from '@jatra/design-system/icon'
import { Link } from '@jatra/design-system/link'
import { OwnForm } from '~/forms/own-form.tsx'
import { travelers as copy } from '~/messages/travelers.ts'
import * as css from './regular-travelers.css.ts'

export interface TravelerCardProps {
  traveler: {
    id: string
    title: string
    name: string
    /** In words. */
    born: string
    /** Masked; null when none is kept. */
    passport: string | null
    expiry: string | null
    state: 'good' | 'soon' | 'expired'
  }
}

/** A saved traveller: name, the passport's validity, and links to edit or remove. */
export function TravelerCard({ traveler }: TravelerCardProps) {
  const { id, title, name, born, passport, expiry, state } = traveler
  const removing = useNavigation().formData?.get('remove') === id
  return (
    <li className={css.card}>
      <div className={css.who}>
        <Link
          standalone
          href={`/app/account/regular-travelers/${encodeURIComponent(id)}`}
          aria-label={copy.edit(`${title} ${name}`)}
        >
          <span className={css.name}>
            <span className={css.honorific}>{title}</span> <span>{name}</span>
          </span>
        </Link>
        <dl className={css.facts}>
          <div>
            <dt className={css.term}>{copy.born}</dt>
            <dd className={css.fact}>{born}</dd>
          </div>
          <div>
            <dt className={css.term}>{copy.passport}</dt>
            <dd className={css.fact}>
              {passport ? (
                <>
                  <span className={css.number}>{passport}</span>{' '}
                  {expiry ? <span>{copy.expires(expiry)}</span> : null}
                </>
              ) : (
                copy.noPassport
              )}
            </dd>
          </div>
        </dl>
        {state === 'good' ? null : (
          <Badge
            tone={state === 'expired' ? 'critical' : 'warning'}
            icon={<Icon name={state === 'expired' ? 'error' : 'warning'} size={16} />}
          >
            {state === 'expired' ? copy.expired : copy.expiresSoon}
          </Badge>
        )}
      </div>
      <OwnForm className={css.remove} preventScrollReset>
        <input type="hidden" name="remove" value={id} />
        <Button type="submit" size="small" aria-label={copy.removeNamed(name)} loading={removing}>
          {copy.remove}
        </Button>
      </OwnForm>
    </li>
  )
}
