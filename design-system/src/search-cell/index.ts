export { SearchCell, describedByCell, type SearchCellProps } from './search-cell.tsx'
export * as cellStyles from './search-cell.css.ts'
