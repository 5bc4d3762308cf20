import { useState, type ReactNode } from 'react'
import { AlertDialog } from 'radix-ui'
import { Alert } from '../alert/index.ts'
import { useCloseOnBack } from '../back-button/overlay-history.ts'
import { Button, IconButton } from '../button/index.ts'
import { dialogStyles as css, useFocusReturn } from '../dialog/index.ts'
import { Icon } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import { confirmDialog as defaultWords } from '../messages/frame.ts'

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. The page keeps this state. */
  open: boolean
  /**
   * Called with `false` when the person cancels, presses Escape, or confirms and the work is
   * done.
   */
  onOpenChange: (open: boolean) => void
  /** The question: 'Remove this traveller?' */
  title: string
  /** What happens then, and whether it can be undone. */
  children: ReactNode
  /** What is done, as a verb: 'Remove'. Never 'OK' or 'Yes'. */
  confirmLabel: string
  /** The words of the button that changes nothing. */
  cancelLabel?: string
  /** The name of the cross in the corner, for screen readers. */
  closeLabel?: string
  /**
   * Does it. The dialog waits for a promise and closes when it is kept; when it is broken the dialog
   * stays and shows `failedText`.
   */
  onConfirm: () => void | Promise<void>
  /** Shown in the dialog when the confirmed work fails, so that the person can try again. */
  failedText?: string
}

/**
 * Asks before something that cannot be taken back. The focus starts on the way out. What can be
 * undone is done at once instead, with an Alert that offers the way back.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  onConfirm,
  failedText,
}: ConfirmDialogProps) {
  const words = useMessages('confirmDialog', defaultWords)
  const [state, setState] = useState<'asking' | 'doing' | 'failed'>('asking')
  const focusReturn = useFocusReturn()
  const leave = () => {
    // A running confirmation cannot be cancelled.
    if (state === 'doing') return
    setState('asking')
    onOpenChange(false)
  }
  useCloseOnBack(open, leave)
  const confirm = async () => {
    setState('doing')
    try {
      await onConfirm()
    } catch {
      setState('failed')
      return
    }
    setState('asking')
    onOpenChange(false)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={leave}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay
          className={css.overlay({ kind: 'dialog' })}
          // Radix keeps an alert dialog open on a press outside; here that is the way out, as Escape is.
          onClick={(event) => {
            if (event.target === event.currentTarget) leave()
          }}
        >
          <AlertDialog.Content
            {...focusReturn}
            className={css.panel({ kind: 'dialog', size: 'small' })}
          >
            <div className={css.head}>
              <div className={css.headings}>
                <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
                <AlertDialog.Description className={css.description}>
                  {children}
                </AlertDialog.Description>
              </div>
              <IconButton
                label={closeLabel ?? words.close}
                icon={<Icon name="close" size={24} />}
                onClick={leave}
              />
            </div>
            {state === 'failed' ? (
              <div className={css.body({ kind: 'dialog' })}>
                <Alert tone="critical">{failedText ?? words.failed}</Alert>
              </div>
            ) : null}
            <div className={css.foot}>
              <AlertDialog.Cancel asChild>
                <Button variant="ghost">{cancelLabel ?? words.cancel}</Button>
              </AlertDialog.Cancel>
              <Button variant="danger" loading={state === 'doing'} onClick={() => void confirm()}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
