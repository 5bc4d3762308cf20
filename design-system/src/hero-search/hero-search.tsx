import type { ReactNode } from 'react'
import { LinkTabs, type LinkTabsProps } from '../tabs/index.ts'
import * as css from './hero-search.css.ts'

export interface HeroSearchProps {
  /** The accessible name of the tabs. */
  label: string
  /** Flight, Holiday, Visa, Hotels: links, so that each has an address and works without script. */
  tabs: LinkTabsProps['items']
  /** For the header, whose tabs are the same. */
  tabsId?: string
  /** The panel of the current tab. */
  children: ReactNode
}

/** The search card of the home page: four tabs on top of one panel. */
export function HeroSearch({ label, tabs, tabsId, children }: HeroSearchProps) {
  return (
    <div className={css.hero}>
      <div className={css.card}>
        <div className={css.tabs} id={tabsId}>
          <LinkTabs label={label} items={tabs} />
        </div>
        <div className={css.panel}>{children}</div>
      </div>
    </div>
  )
}
