import { useEffect, useRef } from 'react'

/**
 * What to do now, on the ticket. It gets the focus that was in the airline's change, which is gone once the airline knows
 * the decision.
 */
export function NextStep({ text, asked }: { text: string; asked: boolean }) {
  const line = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(asked)
  useEffect(() => {
    if (wasAsked.current && !asked && document.activeElement === document.body)
      line.current?.focus()
    wasAsked.current = asked
  }, [asked])
  return (
    <p ref={line} tabIndex={-1}>
      {text}
    </p>
  )
}
