import type { ReactNode } from 'react'
import { UILink } from '../link/index.ts'
import * as css from './tabs.css.ts'

export interface LinkTabsProps {
  /** The accessible name of the navigation. */
  label: string
  /** The links, in the order they are shown. The one with `current` is the page that is open. */
  items: readonly { href: string; label: ReactNode; icon?: ReactNode; current?: boolean }[]
}

/** Tabs that are pages: a list of links, the current one marked. Works without script. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <UILink
              href={item.href}
              className={css.tab}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.icon}
              <span>{item.label}</span>
            </UILink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
