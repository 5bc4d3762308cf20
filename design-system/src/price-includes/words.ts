export const words = {
  names: {
    flight: 'Flight',
    car: 'Car',
    hotel: 'Hotel',
    dine: 'Dine',
    cruise: 'Cruise',
    train: 'Train',
    bus: 'Bus',
    sightSeeing: 'Sight Seeing',
  },
  heading: 'Price Inclusive of',
  states: { included: 'included', excluded: 'not included' },
} as const
