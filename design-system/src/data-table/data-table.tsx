import { useRef, type ReactNode, type MouseEvent } from 'react'
import { ButtonLink } from '../button/index.ts'
import { StackedTable, type StackedColumn } from '../fare-table/index.ts'
import { Icon } from '../icon/index.ts'
import { UILink } from '../link/index.ts'
import { useMessages } from '../messages/index.ts'
import { LoadingRegion, Skeleton } from '../skeleton/index.ts'
import * as css from './data-table.css.ts'
import { useRowKeys } from './use-page-keys.ts'
import { dataTable as defaultWords } from '../messages/orders.ts'

export interface DataColumn {
  /** The heading of the column. On a phone it stands before the value in each row. */
  label: string
  /** Aligns the column to the end, so that digits stand below each other. */
  number?: boolean
  /** Makes the heading a link to the same rows sorted by this column, and says whether they are. */
  sort?: { href: string; direction?: 'ascending' | 'descending' }
}

export interface DataRow {
  /** Different in each row. */
  id: string
  /** What the row is about. The first cell is the link, and a press anywhere in the row follows it. */
  href?: string
  /** One per column, in the same order. */
  cells: readonly [ReactNode, ...ReactNode[]]
  /** Marks what is urgent; a cell must say so in words, too. */
  tone?: 'critical' | 'warning'
}

export interface DataTableProps {
  /** The name of the table, which screen readers read before its rows. */
  caption: string
  /** The first column heads the rows. */
  columns: readonly [DataColumn, ...DataColumn[]]
  /** The rows of this page, in the order they are shown. */
  rows: readonly DataRow[]
  /** How many rows there are on all pages, where that is known. */
  total?: number
  /** Stands in place of the rows when there are none: an EmptyState that says why and what to do. */
  empty: ReactNode
  /** New rows are on their way. Those that are there stay. */
  loading?: boolean
  /** Address of the page before. */
  newer?: string | undefined
  /** Address of the page behind. */
  older?: string | undefined
  /** False: j and k do not move through the rows. Of several tables on a page one has the keys. */
  keys?: boolean
  /** Replaces the words. Those left out keep the default English. */
  messages?: Partial<
    Record<'newer' | 'older' | 'pages', string> & {
      count: (shown: number, total: number | undefined) => string
      sortBy: (column: string) => string
    }
  >
}

/** Rows to work through: sorted by links, paged by links, and walked through by j, k and Enter. */
export function DataTable(props: DataTableProps) {
  const { caption, columns, rows, total, empty, loading = false, newer, older, keys = true } = props
  const words = { ...useMessages('dataTable', defaultWords), ...props.messages }
  const table = useRef<HTMLDivElement>(null)
  useRowKeys(table, keys)
  const [first, ...others] = columns
  const headed = ({ label, number, sort }: DataColumn): StackedColumn => ({
    label,
    ...(number && { number }),
    ...(sort && { heading: <SortLink label={label} hint={words.sortBy(label)} {...sort} /> }),
    ...(sort?.direction && { sorted: sort.direction }),
  })
  return (
    // A press on a row is a press on its link, which has the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={table} className={css.dense} aria-busy={loading} onClick={openRow}>
      {rows.length > 0 ? (
        <>
          {loading ? (
            <div className={css.stitchBox}>
              <div className={css.stitch} />
            </div>
          ) : null}
          <StackedTable
            caption={
              <>
                <span>{caption}</span>{' '}
                <span className={css.count}>{words.count(rows.length, total)}</span>
              </>
            }
            columns={[headed(first), ...others.map(headed)]}
            rows={rows.map(({ id, tone, href, cells: [heading, ...cells] }) => ({
              key: id,
              ...(tone && { tone }),
              cells: [<RowHeading href={href}>{heading}</RowHeading>, ...cells],
            }))}
          />
        </>
      ) : loading ? (
        <Coming />
      ) : (
        empty
      )}
      {newer === undefined && older === undefined ? null : (
        <nav className={css.pages} aria-label={words.pages}>
          {newer === undefined ? null : (
            <ButtonLink href={newer} rel="prev" icon={<Icon name="arrowLeft" />}>
              {words.newer}
            </ButtonLink>
          )}
          {older === undefined ? null : (
            <ButtonLink href={older} rel="next">
              {words.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

function RowHeading({ href, children }: Pick<DataRow, 'href'> & { children: ReactNode }) {
  if (href === undefined) return <>{children}</>
  return (
    <UILink className={css.rowLink} href={href} data-row="">
      {children}
    </UILink>
  )
}

const arrows = { ascending: 'chevronUp', descending: 'chevronDown' } as const

interface SortLinkProps {
  label: string
  /** What a press does. The name of the link is what is seen. */
  hint: string
  href: string
  direction?: keyof typeof arrows
}

function SortLink({ label, hint, href, direction }: SortLinkProps) {
  return (
    <UILink className={css.sortLink} href={href} title={hint}>
      <span>{label}</span>
      {direction ? <Icon name={arrows[direction]} size={16} /> : null}
    </UILink>
  )
}

/** Where the rows will stand. */
function Coming() {
  return (
    <LoadingRegion>
      <div className={css.coming}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="control" />
        ))}
      </div>
    </LoadingRegion>
  )
}

/**
 * Follows the link of the row that was pressed, as the press would have done on the link itself. Text that is selected
 * stays selected, because people copy from tables.
 */
function openRow(event: MouseEvent<HTMLElement>) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label'))
    return
  if (window.getSelection()?.isCollapsed === false) return
  const init = { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }
  target
    .closest('tr')
    ?.querySelector('a[data-row]')
    ?.dispatchEvent(new window.MouseEvent('click', init))
}
