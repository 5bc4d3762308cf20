export {
  TariffTable,
  tariffLabels,
  type RoomType,
  type TariffRow,
  type TariffTableProps,
} from './tariff-table.tsx'
