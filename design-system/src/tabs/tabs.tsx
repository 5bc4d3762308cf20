import { Tabs as Radix } from 'radix-ui'
import { forwardRef, Fragment, type ReactNode } from 'react'
import { useDirection } from '../hydration/index.ts'
import { pressOnce } from './press-once.ts'
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
  { label, tabs, defaultValue, keepMounted = false, ...root },
  ref,
) {
  return (
    <Radix.Root
      ref={ref}
      dir={useDirection()}
      defaultValue={defaultValue ?? tabs.find((tab) => !tab.disabled)?.id}
      {...root}
    >
      <Radix.List aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Fragment key={tab.id}>
            <Radix.Trigger
              value={tab.id}
              disabled={tab.disabled}
              className={css.tab}
              {...pressOnce}
            >
              {tab.icon}
              <span>{tab.label}</span>
            </Radix.Trigger>{' '}
          </Fragment>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          forceMount={keepMounted || undefined}
          // What is in the panel takes the focus.
          tabIndex={undefined}
          className={css.panel}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
})
