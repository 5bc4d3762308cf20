import { Popper } from 'radix-ui/internal'
import { useRef, type HTMLAttributes } from 'react'
import * as css from './popup.css.ts'

export type PopupProps = HTMLAttributes<HTMLDivElement> & { className: string }

/**
 * Anchor and placement of Radix's Popover. Its focus and its closing are left out: the focus stays in the field, which
 * goes on taking what is typed.
 */
export default function PlacedPopup({ children, className, ...popup }: PopupProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const scrollWhereItFits = () => {
    const bottom = panel.current?.getBoundingClientRect().bottom ?? 0
    // A phone's keyboard covers the window without making it smaller.
    if (bottom > (window.visualViewport?.height ?? window.innerHeight))
      anchor.current?.scrollIntoView({ block: 'start', inline: 'nearest' })
  }
  return (
    <Popper.Root>
      <Popper.Anchor ref={anchor} className={css.anchor} />
      <Popper.Content
        ref={panel}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onPlaced={scrollWhereItFits}
        className={`${css.placed} ${className}`}
        {...popup}
      >
        {children}
      </Popper.Content>
    </Popper.Root>
  )
}
