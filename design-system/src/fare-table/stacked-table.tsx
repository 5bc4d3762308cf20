/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a phone's `display: block` takes the native roles away, so they are written out */
import type { ReactNode } from 'react'
import { caption as captionStyle, frame, table } from './stacked-table.css.ts'

export type StackedColumn = {
  /** The heading of the column. On a phone it stands before the value in each row. */
  label: string
  /** Aligns the column to the end, so that digits stand below each other. */
  number?: boolean
}

export type StackedTableProps = {
  /** The name of the table, which screen readers read before its rows. */
  caption: string
  /** The first column heads the rows. */
  columns: readonly [StackedColumn, ...StackedColumn[]]
  /** The rows, each with one cell per column in the same order. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
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
            {[rowHeading, ...values].map(({ label, number }) => (
              <th key={label} scope="col" role="columnheader" data-number={number || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key} role="row">
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
