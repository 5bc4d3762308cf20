import { useEffect, useRef, type ReactNode } from 'react'

/** Scrolls the outcome of a submission into view: on a phone it is far from the button. */
export function ScrollIntoView({ answer, children }: { answer: unknown; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer && element.current?.hasChildNodes()) {
      element.current.scrollIntoView({ block: 'nearest' })
    }
  }, [answer])
  return <div ref={element}>{children}</div>
}
