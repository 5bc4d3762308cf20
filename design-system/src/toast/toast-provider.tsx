import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { takePress } from '../overlay-stack/index.ts'
import { ToastContext, type ToastMessage, type Toaster } from './toast-context.ts'
import { ToastItem } from './toast-item.tsx'
import * as css from './toast.css.ts'

export interface ToastProviderProps {
  children: ReactNode
  /** Name of the region that F8 goes to. */
  label?: string
  dismissLabel?: string
  /** Seen at once; the rest waits for its turn. */
  limit?: number
}

interface Shown extends ToastMessage {
  id: number
}

/**
 * The one stack of toasts of a page, in two live regions that are there from the start: a critical
 * message interrupts a screen reader, the others wait. Time stands still while the pointer or the
 * focus is on the stack or the page is hidden (WCAG 2.2.1). F8 goes to it, Escape in it dismisses.
 */
export function ToastProvider({
  children,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
  limit = 3,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const [held, setHeld] = useState({ pointer: false, focus: false, hidden: false })
  const region = useRef<HTMLElement>(null)
  const lastId = useRef(0)
  const toaster = useMemo<Toaster>(
    () => ({
      show: (message) => {
        lastId.current += 1
        const id = lastId.current
        setToasts((all) => [...all, { ...message, id }])
        return id
      },
      dismiss: (id) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    }),
    [],
  )

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    const hide = () => setHeld((state) => ({ ...state, hidden: document.hidden }))
    document.addEventListener('keydown', jump)
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('keydown', jump)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])

  const hold = (change: Partial<typeof held>) => setHeld((state) => ({ ...state, ...change }))
  const dismiss = (id: number) => {
    // The button goes with its toast: the next one to dismiss is in the same place.
    const inside = region.current?.contains(document.activeElement)
    toaster.dismiss(id)
    if (inside) region.current?.focus()
  }
  const visible = toasts.slice(0, limit)
  const items = (critical: boolean) =>
    visible
      .filter((toast) => (toast.tone === 'critical') === critical)
      .map((toast) => (
        <ToastItem
          key={toast.id}
          message={toast}
          paused={held.pointer || held.focus || held.hidden}
          dismissLabel={dismissLabel}
          onDismiss={() => dismiss(toast.id)}
        />
      ))

  return (
    <ToastContext.Provider value={toaster}>
      {children}
      {/* Listens to what bubbles from its buttons; it is focused by F8 alone. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={region}
        aria-label={label}
        tabIndex={-1}
        className={css.region}
        onPointerEnter={() => hold({ pointer: true })}
        onPointerLeave={() => hold({ pointer: false })}
        onFocus={() => hold({ focus: true })}
        onBlur={() => hold({ focus: false })}
        // A press on a message is no press outside the dialog under it.
        onPointerDownCapture={(event) => takePress(event.nativeEvent)}
        onKeyDown={(event) => {
          const last = visible.at(-1)
          if (event.key === 'Escape' && last) dismiss(last.id)
        }}
      >
        <ol className={css.list} aria-live="assertive" aria-relevant="additions">
          {items(true)}
        </ol>
        <ol className={css.list} aria-live="polite" aria-relevant="additions">
          {items(false)}
        </ol>
      </section>
    </ToastContext.Provider>
  )
}
