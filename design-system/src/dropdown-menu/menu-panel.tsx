import { Fragment, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { UILink } from '../link/index.ts'
import { usePlacement } from '../overlay-stack/index.ts'
import * as css from './dropdown-menu.css.ts'

interface MenuItemBase {
  id: string
  /** Also what typing its first letters finds. */
  label: string
  icon?: ReactNode
  /** Reachable and read, but not to be chosen. */
  disabled?: boolean
  /** `critical` for what takes something away. */
  tone?: 'default' | 'critical'
  /** A stitch stands before it. */
  apart?: boolean
}
/** Either does something or goes somewhere. */
export type MenuItem = MenuItemBase &
  ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })

interface MenuPanelProps {
  id: string
  label: string
  items: readonly MenuItem[]
  align: 'start' | 'end'
  startAt: 'first' | 'last'
  /** Tab: the focus goes on by itself. */
  onLeave: () => void
  onChosen: () => void
}

/** Typed letters are one search until this pause, in ms. */
const TYPING_PAUSE = 500

/** The menu itself. The focus moves over its items: arrows wrap, Home, End, first letters. */
export function MenuPanel({ id, label, items, align, startAt, onLeave, onChosen }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', timer: 0 })
  usePlacement(panel)

  const focusables = () => itemsIn(panel.current)
  const focusAt = (index: number) => focusables().at(index)?.focus()
  useEffect(() => {
    itemsIn(panel.current)
      .at(startAt === 'first' ? 0 : -1)
      ?.focus()
    const search = typed.current
    return () => window.clearTimeout(search.timer)
  }, [startAt])

  const find = (letter: string) => {
    const search = typed.current
    window.clearTimeout(search.timer)
    search.timer = window.setTimeout(() => (search.text = ''), TYPING_PAUSE)
    search.text += letter.toLowerCase()
    // The same letter again goes to the next item that begins with it.
    const again = Array.from(search.text).every((each) => each === search.text[0])
    const wanted = again ? letter.toLowerCase() : search.text
    const at = focusables().findIndex((element) => element === document.activeElement)
    const from = again ? at + 1 : at
    const order = items.map((_, step) => (from + step + items.length) % items.length)
    const found = order.find((index) => items[index]?.label.toLowerCase().startsWith(wanted))
    if (found !== undefined) focusAt(found)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const at = focusables().findIndex((element) => element === document.activeElement)
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: at <= 0 ? items.length - 1 : at - 1,
      Home: 0,
      End: items.length - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      focusAt(target)
    } else if (event.key === 'Tab') onLeave()
    else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      find(event.key)
    }
  }

  return (
    <div
      ref={panel}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={css.menu}
      data-align={align}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => {
        const shared = {
          role: 'menuitem',
          // One stop of the Tab key, on the way out.
          tabIndex: index === 0 ? 0 : -1,
          className: css.item({ tone: item.tone }),
          'aria-disabled': item.disabled || undefined,
        }
        return (
          <Fragment key={item.id}>
            {item.apart ? <div role="separator" className={css.apart} /> : null}
            {item.href !== undefined && !item.disabled ? (
              <UILink {...shared} href={item.href} onClick={onChosen}>
                {item.icon}
                {item.label}
              </UILink>
            ) : (
              <button
                type="button"
                {...shared}
                onClick={() => {
                  if (item.disabled) return
                  onChosen()
                  item.onSelect?.()
                }}
              >
                {item.icon}
                {item.label}
              </button>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

function itemsIn(panel: HTMLElement | null): HTMLElement[] {
  return Array.from(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])
}
