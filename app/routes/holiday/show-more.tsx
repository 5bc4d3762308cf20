import { NavigationType, useNavigate, useNavigationType } from '@remix-run/react'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { holidays } from '~/messages/holidays.ts'
import * as css from './holiday.css.ts'
import { listAddress, MAX_SHOWN, PAGE } from './package-list.ts'
import type { FoundList } from './package-menu.server.ts'

const copy = holidays.list

/** Id of a place in the list, from 0, as the target of a link without script. */
export const placeId = (index: number) => `package-${String(index + 1)}`

/**
 * Makes the list longer by a link to another address, so that it can be shared, works with Back, and without script.
 */
export function ShowMore({ view }: { view: FoundList }) {
  const navigate = useNavigate()
  const { filters, facets, show, shown } = view
  if (shown >= facets.count) return null
  if (show >= MAX_SHOWN) return <p className={css.pages}>{copy.narrow}</p>
  const address = listAddress(filters, show + PAGE)
  const stay = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(address, { preventScrollReset: true })
  }
  return (
    <div className={css.pages}>
      <ButtonLink href={`${address}#${placeId(shown)}`} variant="secondary" onClick={stay}>
        {copy.more}
      </ButtonLink>
    </div>
  )
}

/** The first added package takes the focus, where the button was, but not when the visitor comes back to the list. */
export function useFocusOnMore(list: RefObject<HTMLElement>, { filters, shown }: FoundList): void {
  const navigation = useNavigationType()
  const address = listAddress(filters)
  const before = useRef({ address, shown })
  useEffect(() => {
    const { address: last, shown: first } = before.current
    before.current = { address, shown }
    if (navigation !== NavigationType.Push || last !== address || shown <= first) return
    list.current?.querySelector<HTMLElement>(`#${placeId(first)} a`)?.focus()
  }, [address, shown, navigation, list])
}
