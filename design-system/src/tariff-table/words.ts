export const words = {
  columns: { room: 'Room', price: 'Price per room', count: 'Rooms', total: 'Total' },
  caption: 'Tariff',
  total: 'Total Payable',
} as const
