import { useEffect, useRef, type ReactNode } from 'react'
import { showState, teachStates } from './show-states.ts'
import * as css from './state-matrix.css.ts'

export type State =
  | 'rest'
  | 'hover'
  | 'focus'
  | 'pressed'
  | 'filled'
  | 'selected'
  | 'open'
  | 'empty'
  | 'loading'
  | 'disabled'
  | 'error'

interface StateMatrixProps {
  /** Names the region, when a story has several. */
  label?: string
  states: readonly State[]
  /** What is shown in each state, by its name. Nothing where it does not have the state. `id` is the cell's own. */
  variants: Readonly<Record<string, (state: State, id: string) => ReactNode>>
  /** States go across, or down for widgets that are wide. */
  direction?: 'across' | 'down'
  /** The part that is hovered, focused or pressed: a selector. */
  part?: string
  /** How wide the widget is in each cell, with its unit; as wide as it likes without. */
  cellWidth?: string
}

const controls = 'a, button, input, select, textarea, summary'
const nameOf = (state: string) => state.charAt(0).toUpperCase() + state.slice(1)

/** A widget in each of its states, by variant. Hover, focus and pressed are the product's own styles. */
export function StateMatrix({
  label = 'States',
  states,
  variants,
  direction = 'across',
  part = controls,
  cellWidth,
}: StateMatrixProps) {
  const table = useRef<HTMLTableElement>(null)
  useEffect(teachStates, [])
  useEffect(() => {
    for (const cell of table.current?.querySelectorAll('[data-state-cell]') ?? []) {
      showState(cell, cell.getAttribute('data-state-cell') ?? '', part)
    }
  })

  const across = direction === 'across'
  const names = Object.keys(variants)
  const cellOf = (state: State, variant: string) => (
    <td key={`${state} ${variant}`} data-state-cell={state}>
      <div style={{ inlineSize: cellWidth }}>
        {variants[variant]?.(state, `${variant} ${state}`.toLowerCase().replace(/\W+/g, '-'))}
      </div>
    </td>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard where it is wider than the page
    <div className={css.region} role="region" aria-label={label} tabIndex={0}>
      <table ref={table} className={css.table}>
        <thead>
          <tr>
            <td />
            {(across ? states.map(nameOf) : names).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {across
            ? names.map((variant) => (
                <tr key={variant}>
                  <th scope="row">{variant}</th>
                  {states.map((state) => cellOf(state, variant))}
                </tr>
              ))
            : states.map((state) => (
                <tr key={state}>
                  <th scope="row">{nameOf(state)}</th>
                  {names.map((variant) => cellOf(state, variant))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}
