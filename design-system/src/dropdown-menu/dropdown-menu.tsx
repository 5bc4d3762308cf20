import { DropdownMenu as Radix } from 'radix-ui'
import { Fragment, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useDirection } from '../hydration/index.ts'
import { UILink } from '../link/index.ts'
import { usePopupDismissal } from '../popup/index.ts'
import * as css from './dropdown-menu.css.ts'

interface MenuItemBase {
  /** Tells the item apart. */
  id: string
  /** The words of the item. Typing their first letters finds it. */
  label: string
  /** An icon before the words. It is decoration. */
  icon?: ReactNode
  /** Stays visible but cannot be chosen. */
  disabled?: boolean
  /** `critical` for what takes something away. */
  tone?: 'default' | 'critical'
  /** A stitch stands before it. */
  apart?: boolean
}

/** Either does something or goes somewhere. */
export type MenuItem = MenuItemBase &
  ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })

export interface DropdownMenuProps {
  /** The accessible name of the menu. */
  label: string
  /** The button that opens it, usually a Button. */
  trigger: ReactElement
  /** The actions and links, in the order they are shown. */
  items: readonly MenuItem[]
  /** The edge of the button at which the menu begins. */
  align?: 'start' | 'end'
}

/** Actions on one thing, behind one button. Without script the button does nothing: have another way there. */
export function DropdownMenu({ label, trigger, items, align = 'start' }: DropdownMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  usePopupDismissal(open, {
    holds: (node) => [button, menu].some(({ current }) => current?.contains(node)),
    onEscape: close,
    onPressOutside: close,
  })
  return (
    // Not modal: Radix would hide the page from screen readers and leave what takes the focus in it.
    <Radix.Root open={open} onOpenChange={setOpen} modal={false} dir={useDirection()}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={menu}
          className={css.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-label={label}
          aria-labelledby={undefined}
        >
          {items.map(({ id, icon, disabled, tone, apart, href, onSelect, ...item }) => (
            <Fragment key={id}>
              {apart ? <Radix.Separator className={css.apart} /> : null}
              <Radix.Item
                className={css.item({ tone: tone ?? 'default' })}
                disabled={disabled}
                onSelect={onSelect}
                asChild={href !== undefined}
              >
                {href === undefined ? (
                  <>
                    {icon}
                    <span>{item.label}</span>
                  </>
                ) : (
                  <UILink href={href}>
                    {icon}
                    <span>{item.label}</span>
                  </UILink>
                )}
              </Radix.Item>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
