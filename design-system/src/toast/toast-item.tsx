import { useEffect, useRef } from 'react'
import { Alert } from '../alert/index.ts'
import { IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import type { ToastMessage } from './toast-context.ts'
import * as css from './toast.css.ts'

const DURATION = 8000

interface ToastItemProps {
  message: ToastMessage
  /** The whole stack waits while one is being read. */
  paused: boolean
  dismissLabel: string
  onDismiss: () => void
}

/** One message. Its time starts again after a pause, so that it can be read to its end. */
export function ToastItem({ message, paused, dismissLabel, onDismiss }: ToastItemProps) {
  const { tone = 'positive', title, children, action } = message
  const duration =
    message.duration ?? (message.duration === null || tone === 'critical' ? null : DURATION)
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (duration === null || paused) return
    const timer = setTimeout(() => dismiss.current(), duration)
    return () => clearTimeout(timer)
  }, [duration, paused])
  return (
    <li className={css.toast}>
      <div className={css.words}>
        <Alert tone={tone} title={title} action={action} live={false}>
          {children}
        </Alert>
      </div>
      <div className={css.close}>
        <IconButton label={dismissLabel} icon={<Icon name="close" />} onClick={onDismiss} />
      </div>
    </li>
  )
}
