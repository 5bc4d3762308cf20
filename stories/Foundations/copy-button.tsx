import { useState } from 'react'
import { Button } from '../../design-system/src/button/index.ts'
import { VisuallyHidden } from '../../design-system/src/visually-hidden/index.ts'

type Outcome = 'Copied' | 'Not copied'

/** Copies a text. It shows the outcome until the reader moves on. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const copy = async () => {
    // The clipboard is missing where the pages are not served securely.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    setOutcome(copied ? 'Copied' : 'Not copied')
  }
  return (
    <span>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${outcome ?? 'Copy'} ${text}`}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {outcome ?? 'Copy'}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </span>
  )
}
