export { FareTable, type FareRow, type FareTableProps } from './fare-table.tsx'
export { StackedTable, type StackedColumn, type StackedTableProps } from './stacked-table.tsx'
