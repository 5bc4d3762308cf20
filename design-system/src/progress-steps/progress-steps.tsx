import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './progress-steps.css.ts'

export type ProgressStepsProps = {
  label: string
  steps: readonly string[]
  /** Index of the step one is at; `steps.length` when all are done. */
  current: number
  doneLabel?: string
}

/** Where one is in a booking: steps on the running stitch. */
export function ProgressSteps({ label, steps, current, doneLabel = 'done' }: ProgressStepsProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
        return (
          <li
            key={step}
            className={css.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.knot} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span>
              {step}
              {state === 'done' ? <VisuallyHidden>{` (${doneLabel})`}</VisuallyHidden> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
