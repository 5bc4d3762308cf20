export { TariffTable, type TariffRow, type TariffTableProps } from './tariff-table.tsx'
