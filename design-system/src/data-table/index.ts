export { DataTable, type DataColumn, type DataRow, type DataTableProps } from './data-table.tsx'
export { usePageKeys, type PageKeys } from './use-page-keys.ts'
