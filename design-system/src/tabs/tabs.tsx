import {
  forwardRef,
  Fragment,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { nextIndex } from './next-index.ts'
import * as css from './tabs.css.ts'

export interface Tab {
  /** Tells the tab apart, and is what `value` names. */
  id: string
  /** The words on the tab. */
  label: ReactNode
  /** An icon before the words. It is decoration. */
  icon?: ReactNode
  /** What the panel shows while the tab is open. */
  content: ReactNode
  /** Stays visible but cannot be opened. */
  disabled?: boolean
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string
  /** The tabs and their panels, in the order they are shown. */
  tabs: readonly Tab[]
  /** The id of the tab that is open, when the parent holds it. */
  value?: string
  /** The id of the tab that is open at first. The default is the first. */
  defaultValue?: string
  /** Called with the id of the tab when another one is opened. */
  onValueChange?: (id: string) => void
  /** `true` keeps every panel in the page, so that what was typed in one stays. */
  keepMounted?: boolean
}

/**
 * WAI-ARIA tabs. One stop in the tab order; Left and Right (mirrored in right-to-left text),
 * Home and End move and open.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, defaultValue, onValueChange, keepMounted = false },
  ref,
) {
  const base = useId()
  const [own, setOwn] = useState(defaultValue ?? tabs.find((tab) => !tab.disabled)?.id)
  const open = value ?? own
  const list = useRef<HTMLDivElement>(null)

  const show = (id: string) => {
    setOwn(id)
    if (id !== open) onValueChange?.(id)
  }

  const move = (event: KeyboardEvent) => {
    const reachable = tabs.filter((tab) => !tab.disabled)
    const at = reachable.findIndex((tab) => tab.id === open)
    const rtl = list.current ? getComputedStyle(list.current).direction === 'rtl' : false
    const target = nextIndex(event.key, at, reachable.length, rtl)
    const tab = target === undefined ? undefined : reachable[target]
    if (!tab) return
    event.preventDefault()
    show(tab.id)
    document.getElementById(`${base}-tab-${tab.id}`)?.focus()
  }

  return (
    <div ref={ref}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <Fragment key={tab.id}>
            <button
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-selected={tab.id === open}
              aria-controls={keepMounted || tab.id === open ? `${base}-panel-${tab.id}` : undefined}
              tabIndex={tab.id === open ? 0 : -1}
              disabled={tab.disabled}
              className={css.tab}
              onClick={() => show(tab.id)}
            >
              {tab.icon}
              <span>{tab.label}</span>
            </button>{' '}
          </Fragment>
        ))}
      </div>
      {tabs
        .filter((tab) => keepMounted || tab.id === open)
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}-panel-${tab.id}`}
            aria-labelledby={`${base}-tab-${tab.id}`}
            hidden={tab.id !== open}
            className={css.panel}
          >
            {tab.content}
          </div>
        ))}
    </div>
  )
})
