export { BaggageTable, type BaggageRow, type BaggageTableProps } from './baggage-table.tsx'
