import { useEffect, useRef, type ReactNode } from 'react'

/** What came of a try, scrolled to when the answer is there: the button on a phone is far from it. */
export function InSight({ answer, children }: { answer: unknown; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer && element.current?.hasChildNodes()) {
      element.current.scrollIntoView({ block: 'nearest' })
    }
  }, [answer])
  return <div ref={element}>{children}</div>
}
