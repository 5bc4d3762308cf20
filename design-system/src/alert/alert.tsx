import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './alert.css.ts'
import { alert as defaultWords } from '../messages/frame.ts'

export interface AlertProps {
  /**
   * Sets colour and icon: `critical` for a failure, `warning` for a risk, `positive` for
   * success, `info` for the rest.
   */
  tone: 'critical' | 'warning' | 'positive' | 'info'
  /** The message in one short line, in bold. */
  title?: ReactNode
  /** The explanation below the title: what happened and what to do next. */
  children?: ReactNode
  /** What to do about it: a Button or a Link. */
  action?: ReactNode
  /** What the icon says to a screen reader. */
  toneLabel?: string
  /** `false` when it is part of the page from the start and needs no announcement. */
  live?: boolean
}

const icons: Record<AlertProps['tone'], IconName> = {
  critical: 'error',
  warning: 'warning',
  positive: 'success',
  info: 'info',
}

/** A message in the page. Critical interrupts a screen reader, the others wait for their turn. */
export function Alert({ tone, title, children, action, toneLabel, live = true }: AlertProps) {
  const words = useMessages('alert', defaultWords)
  const role = tone === 'critical' ? 'alert' : 'status'
  return (
    <div className={css.alert({ tone })} role={live ? role : undefined}>
      <span className={css.mark({ tone })}>
        <Icon name={icons[tone]} size={24} label={toneLabel ?? words[tone]} />
      </span>
      <div className={css.words}>
        {title ? <div className={css.title}>{title}</div> : null}
        <div>{children}</div>
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
    </div>
  )
}
