import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import * as css from './tooltip.css.ts'

export interface TooltipProps {
  /** A few words. What is needed to use the control belongs into its label or hint instead. */
  text: string
  /** The control, such as a Button. It must be able to take the focus. */
  children: ReactElement
}

/** A few words about a control, under the pointer and on focus. Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.tip} sideOffset={8} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
