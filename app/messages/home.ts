/** The home page, and the flight search at its top. */
export const home = {
  /** Airports searched for before. */
  recent: 'Recent',
  headline: 'Where does your journey begin?',
  searchTabs: 'What to search',
  promise: 'Fares in taka with every tax inside. The first price you see is the price you pay.',
  panels: {
    hotels: {
      title: 'Hotels are coming soon',
      text: 'We are choosing rooms that we would sleep in ourselves.',
    },
  },
  trust: [
    {
      title: 'One price',
      text: 'Tax is inside from the first screen. The lines add up at every step.',
    },
    {
      title: 'Booked means booked',
      text: 'A flight reads Confirmed only when the airline has issued your tickets.',
    },
    {
      title: 'Nothing you type is lost',
      text: 'Time that runs out, a login or a poor connection: your travellers stay filled in.',
    },
  ],
}
