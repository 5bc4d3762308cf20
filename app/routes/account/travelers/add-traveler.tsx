import { useNavigate } from '@remix-run/react'
import { ButtonLink } from '@jatra/design-system/button'
import { Icon } from '@jatra/design-system/icon'
import { newId } from '~/forms/new-id.ts'
import { newTravelerId } from '~/forms/saved-travelers.ts'
import { travelers } from '~/messages/travelers.ts'

const base = '/app/account/regular-travelers'

/** Opens the form of a new traveller. The browser makes the id, or the server when there is no script. */
export function AddTraveler() {
  const navigate = useNavigate()
  return (
    <ButtonLink
      href={`${base}/new`}
      variant="primary"
      icon={<Icon name="plus" />}
      onClick={(event) => {
        const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
        if (elsewhere || event.defaultPrevented) return
        event.preventDefault()
        navigate(`${base}/${newTravelerId(Date.now(), newId())}`)
      }}
    >
      {travelers.add}
    </ButtonLink>
  )
}
