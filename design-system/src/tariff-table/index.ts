export {
  TariffTable,
  tariffMessages,
  type RoomType,
  type TariffRow,
  type TariffTableProps,
} from './tariff-table.tsx'
