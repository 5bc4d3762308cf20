import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { usePlacement, usePopup } from '../overlay-stack/index.ts'
import * as css from './popover.css.ts'

/** Spread on the button that opens the popover. */
export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export interface PopoverProps {
  /** The accessible name of what opens. */
  label: string
  trigger: (props: PopoverTrigger) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger the panel starts from. */
  align?: 'start' | 'end'
  onOpenChange?: (open: boolean) => void
}

/**
 * A small panel beside its button, for what explains or adjusts it. The page stays in use: Escape,
 * a press outside and leaving with Tab close it. What must be answered is a Dialog.
 */
export function Popover({ label, trigger, children, align = 'start', onOpenChange }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const { id, around, opener, closeAndReturn } = usePopup(open, () => change(false))
  return (
    <div {...around}>
      {trigger({
        ...opener,
        'aria-haspopup': 'dialog',
        onClick: () => change(!open),
      })}
      {open ? (
        <Panel id={id} label={label} align={align}>
          {typeof children === 'function' ? children(closeAndReturn) : children}
        </Panel>
      ) : null}
    </div>
  )
}

function Panel({
  id,
  label,
  align,
  children,
}: Pick<PopoverProps, 'label' | 'align'> & { id: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  usePlacement(panel)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={css.panel}
      data-align={align}
    >
      {children}
    </div>
  )
}
