import { createContext, useContext, type ReactNode } from 'react'
import type { AlertProps } from '../alert/index.ts'

export interface ToastMessage {
  tone?: AlertProps['tone']
  title?: ReactNode
  /** What happened, in a sentence. */
  children?: ReactNode
  /** A way back or on. The same must be possible elsewhere: a toast goes away. */
  action?: ReactNode
  /** Ms until it goes by itself; null keeps it. 8 s, and a critical one stays. */
  duration?: number | null
}

export interface Toaster {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => number
  dismiss: (id: number) => void
}

export const ToastContext = createContext<Toaster | null>(null)

/** Shows short messages about what just happened. Throws outside a ToastProvider. */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}
