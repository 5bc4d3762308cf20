import { useState, type ReactNode } from 'react'
import { LinkTabs, type LinkTabsProps } from '../tabs/link-tabs.tsx'
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

/** The search card of the home page: four tabs on top of one panel, which slides in from the side of its tab. */
export function HeroSearch({ label, tabs, tabsId, children }: HeroSearchProps) {
  const at = tabs.findIndex(({ current }) => current)
  const [slide, setSlide] = useState<{ to: number; way?: 'forward' | 'back' }>({ to: at })
  if (slide.to !== at) setSlide({ to: at, way: at > slide.to ? 'forward' : 'back' })
  return (
    <div className={css.hero}>
      <div className={css.card}>
        <div className={css.tabs} id={tabsId}>
          <LinkTabs label={label} items={tabs} />
        </div>
        <div key={at} className={css.panel} data-slide={slide.way}>
          {children}
        </div>
      </div>
    </div>
  )
}
