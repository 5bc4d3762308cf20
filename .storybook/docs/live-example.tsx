import {
  Component,
  useDeferredValue,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Button } from '../../design-system/src/button/index.ts'
import * as css from './live-example.css.ts'
import { runExample } from './run-example.ts'

type Shown = { Example?: ComponentType; problem?: string }

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The code of a story in a field, and what it renders while one types. */
export function LiveExample({ name, code }: { name: string; code: string }) {
  const [text, setText] = useState(code)
  const asked = useDeferredValue(text)
  const [shown, setShown] = useState<Shown>({})
  useEffect(() => {
    let wanted = true
    const show = (next: Shown) => {
      // What was typed half keeps what was there before it.
      if (wanted) setShown((before) => ({ ...before, problem: undefined, ...next }))
    }
    runExample(asked).then(
      (Example) => show({ Example }),
      (error: unknown) => show({ problem: problemOf(error) }),
    )
    return () => {
      wanted = false
    }
  }, [asked])
  const { Example, problem } = shown
  return (
    <div className={`sb-unstyled ${css.live}`}>
      <div className={`docs-story ${css.result}`}>
        {Example ? (
          <Boundary key={asked} onProblem={(said) => setShown({ Example, problem: said })}>
            <Example />
          </Boundary>
        ) : null}
      </div>
      <label className={css.field}>
        <span className={css.label}>Code of {name}</span>
        <textarea
          className={css.code}
          dir="ltr"
          rows={Math.min(24, text.split('\n').length + 1)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className={css.foot}>
        <p role="status" className={css.problem}>
          {problem ?? (Example ? '' : 'Loading the compiler')}
        </p>
        {text === code ? null : (
          <Button variant="secondary" size="small" onClick={() => setText(code)}>
            Back to the example
          </Button>
        )}
      </div>
    </div>
  )
}

interface BoundaryProps {
  onProblem: (problem: string) => void
  children: ReactNode
}

/** What throws while it renders is said below, and the page around it stays. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onProblem(problemOf(error))
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
