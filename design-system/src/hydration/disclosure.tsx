import { Collapsible } from 'radix-ui'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react'

interface DisclosureProps {
  /** The line that opens and closes it. */
  summary: ReactNode
  /** The accessible name of that line, where its words do not say what it opens. */
  label?: string
  /** The class of the whole. */
  className: string
  /** The class of the line. */
  summaryClassName: string
  /** The class of what opens. */
  contentClassName: string
  /** Whether it is open at first. */
  defaultOpen?: boolean
  /** What opens. */
  children: ReactNode
}

/**
 * Radix's Collapsible over `<details>`: the browser opens it, before script too, and Radix follows. The ref is the
 * `<details>`; its `open` closes it.
 */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { summary, label, className, summaryClassName, contentClassName, defaultOpen = false, children },
  ref,
) {
  const details = useRef<HTMLDetailsElement>(null)
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(
    ref,
    () => details.current,
  )
  const [open, setOpen] = useState(defaultOpen)
  const follow = () => setOpen(details.current?.open ?? false)
  // It may have been opened before the script came.
  useEffect(follow, [])
  return (
    <Collapsible.Root asChild open={open}>
      <details
        ref={details}
        className={className}
        open={defaultOpen}
        onToggle={follow}
        suppressHydrationWarning
      >
        {/* A summary says by itself whether it is open, and may not say it again. */}
        <Collapsible.Trigger
          asChild
          type={undefined}
          aria-expanded={undefined}
          aria-controls={undefined}
        >
          <summary className={summaryClassName} aria-label={label}>
            {summary}
          </summary>
        </Collapsible.Trigger>
        <Collapsible.Content forceMount className={contentClassName}>
          {children}
        </Collapsible.Content>
      </details>
    </Collapsible.Root>
  )
})
