/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a phone's `display: block` takes the native roles away, so they are written out */
import type { ReactNode } from 'react'
import { caption as captionStyle, frame, table } from './stacked-table.css.ts'

export type StackedColumn = {
  /** The heading of the column. On a phone it stands before the value in each row. */
  label: string
  /** Aligns the column to the end, so that digits stand below each other. */
  number?: boolean
  /** Stands in the heading instead of the label, such as a link that sorts by the column. */
  heading?: ReactNode
  /** How the rows are sorted by this column, where they are. */
  sorted?: 'ascending' | 'descending'
}

export type StackedTableProps = {
  /** The name of the table, which screen readers read before its rows. */
  caption: ReactNode
  /** The first column heads the rows. */
  columns: readonly [StackedColumn, ...StackedColumn[]]
  /** The rows, each with one cell per column in the same order. A tone marks what is urgent; a cell says so in words. */
  rows: readonly { key: string; cells: readonly ReactNode[]; tone?: 'critical' | 'warning' }[]
  /** Last rows: the heading of each, and the value in the last column. The last of them is what it comes to. */
  footer?: readonly { label: string; value: ReactNode }[]
}

/** A table that reads as one on a desktop and as a stack of cards on a phone, with the same semantics. */
export function StackedTable({ caption, columns, rows, footer = [] }: StackedTableProps) {
  const [rowHeading, ...values] = columns
  return (
    <div className={frame}>
      <table className={table} role="table">
        <caption className={captionStyle}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[rowHeading, ...values].map(({ label, number, heading, sorted }) => (
              <th
                key={label}
                scope="col"
                role="columnheader"
                data-number={number || undefined}
                aria-sort={sorted}
              >
                {heading ?? label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, tone, cells: [heading, ...cells] }) => (
            <tr key={key} role="row" data-tone={tone}>
              <th scope="row" role="rowheader">
                {heading}
              </th>
              {values.map(({ label, number }, index) => (
                <td key={label} role="cell" data-label={label} data-number={number || undefined}>
                  <span>{cells[index]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {footer.length > 0 ? (
          <tfoot role="rowgroup">
            {footer.map(({ label, value }) => (
              <tr key={label} role="row">
                <th scope="row" role="rowheader" colSpan={values.length}>
                  {label}
                </th>
                <td role="cell" data-number>
                  {value}
                </td>
              </tr>
            ))}
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
