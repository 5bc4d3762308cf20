import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { usePopup } from '../overlay-stack/index.ts'
import { MenuPanel, type MenuItem } from './menu-panel.tsx'

/** Spread on the button that opens the menu. */
export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export interface DropdownMenuProps {
  /** The accessible name of the menu. */
  label: string
  trigger: (props: MenuTrigger) => ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/**
 * A menu button after WAI-ARIA APG: actions and links behind one button. To choose a value use a
 * SelectField; to go to one of a few pages, plain links.
 */
export function DropdownMenu({ label, trigger, items, align = 'start' }: DropdownMenuProps) {
  const [startAt, setStartAt] = useState<'first' | 'last' | null>(null)
  const open = startAt !== null
  const close = () => setStartAt(null)
  const { id, around, opener, closeAndReturn } = usePopup(open, close)
  return (
    <div {...around}>
      {trigger({
        ...opener,
        'aria-haspopup': 'menu',
        onClick: () => setStartAt(open ? null : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setStartAt(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      {startAt === null ? null : (
        <MenuPanel
          id={id}
          label={label}
          items={items}
          align={align}
          startAt={startAt}
          onLeave={close}
          onChosen={closeAndReturn}
        />
      )}
    </div>
  )
}
