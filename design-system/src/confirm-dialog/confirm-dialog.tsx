import { useRef, useState, type ReactNode } from 'react'
import { Alert } from '../alert/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question: 'Remove this traveller?' */
  title: string
  /** What happens then, and whether it can be undone. */
  children?: ReactNode
  /** What is done, as a verb: 'Remove'. Never 'OK' or 'Yes'. */
  confirmLabel: string
  cancelLabel?: string
  closeLabel?: string
  /**
   * Does it. The dialog waits for a promise and closes when it is kept; when it is broken the dialog
   * stays and shows `failedText`.
   */
  onConfirm: () => void | Promise<void>
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
  cancelLabel = 'Cancel',
  closeLabel,
  onConfirm,
  failedText = 'That did not work. Nothing was changed. Try again.',
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'asking' | 'doing' | 'failed'>('asking')
  const leave = (next: boolean) => {
    // A running confirmation cannot be cancelled.
    if (state === 'doing') return
    setState('asking')
    onOpenChange(next)
  }
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
    <Dialog
      role="alertdialog"
      size="small"
      open={open}
      onOpenChange={leave}
      title={title}
      closeLabel={closeLabel}
      description={children}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" onClick={() => leave(false)}>
            {cancelLabel}
          </Button>
          <Button variant="danger" loading={state === 'doing'} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {state === 'failed' ? <Alert tone="critical">{failedText}</Alert> : null}
    </Dialog>
  )
}
