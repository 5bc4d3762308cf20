export const words = {
  rooms: {
    singleRoom: 'Adults (1 X per single room)',
    doubleRoom: '(2 X per Double)',
    twinRoom: '(2 X per Twin)',
    tripleRoom: '(2 X per Triple)',
  },
  columns: { room: 'Room', price: 'Price per room', count: 'Rooms', total: 'Total' },
  caption: 'Tariff',
  total: 'Total Payable',
} as const
