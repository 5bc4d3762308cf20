import type { ReactNode, RefObject } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { useCloseOnBack } from '../back-button/overlay-history.ts'
import { IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { closedByPress } from '../popup/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './dialog.css.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { dialog as defaultWords } from '../messages/frame.ts'

export interface DialogProps {
  /** Whether it is shown. The page keeps this state. */
  open: boolean
  /** Called with `false` when the person closes it by the cross, Escape or a press outside. */
  onOpenChange: (open: boolean) => void
  /** The accessible name of the dialog and its heading. */
  title: string
  /** One sentence below the title, which screen readers read when it opens. */
  description?: ReactNode
  /** The content, which scrolls when it is higher than the screen. */
  children?: ReactNode
  /** Buttons. They stay in view while the rest scrolls. */
  footer?: ReactNode
  /** The name of the cross in the corner, for screen readers. */
  closeLabel?: string
  /** The greatest width: 400, 560 or 880 px. On a narrower screen it fills the width. */
  size?: 'small' | 'medium' | 'large'
  /** `false` for what must be answered: no close button, Escape and a press outside do nothing. */
  dismissible?: boolean
  /** What takes the focus on opening. By default the first control of the panel. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * A modal dialog: holds the focus, closes on Escape, gives the focus back to what had it.
 * Its overlay scrolls and wraps the panel, so a long dialog and any popup in it stay reachable.
 */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <Modal kind="dialog" size={size} {...props} />
}

export interface SheetProps extends Omit<DialogProps, 'size'> {
  /** `full` covers the whole screen: for a task that needs all of a phone, such as a calendar. */
  size?: 'auto' | 'full'
}

/** The same contract as Dialog, from the bottom of a phone and from the side of a wider screen. */
export function Sheet({ size = 'auto', ...props }: SheetProps) {
  return <Modal kind="sheet" size={size} {...props} />
}

function Modal({
  kind,
  size,
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
  dismissible = true,
  initialFocus,
}: Omit<DialogProps, 'size'> & {
  kind: 'dialog' | 'sheet'
  size: NonNullable<DialogProps['size'] | SheetProps['size']>
}) {
  const words = useMessages('dialog', defaultWords)
  useCloseOnBack(open && dismissible, () => onOpenChange(false))
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event) => event.preventDefault()

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay({ kind })}>
          <Radix.Content
            {...focusReturn}
            className={css.panel({ kind, size })}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onEscapeKeyDown={dismissible ? undefined : keepOpen}
            onInteractOutside={dismissible ? undefined : keepOpen}
            onPointerDownOutside={(event) => {
              const press = event.detail.originalEvent
              if (closedByPress(press) || onScrollbar(press)) event.preventDefault()
            }}
          >
            <div className={css.head}>
              <div className={css.headings}>
                <Radix.Title className={css.title}>{title}</Radix.Title>
                {description ? (
                  <Radix.Description className={css.description}>{description}</Radix.Description>
                ) : null}
              </div>
              {dismissible ? (
                <Radix.Close asChild>
                  <IconButton
                    label={closeLabel ?? words.close}
                    icon={<Icon name="close" size={24} />}
                  />
                </Radix.Close>
              ) : null}
            </div>
            {children ? <div className={css.body({ kind })}>{children}</div> : null}
            {footer ? <div className={css.foot}>{footer}</div> : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

// A drag of the overlay's scrollbar is not a press outside.
function onScrollbar(event: PointerEvent): boolean {
  return event.target instanceof HTMLElement && event.offsetX > event.target.clientWidth
}
