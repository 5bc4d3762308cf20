/** The words of calendar files. Dates and times come as they are shown. */
export const calendarWords = {
  bookingId: (reference: string) => `Booking ID ${reference}`,
  terminal: (name: string) => `Terminal ${name}`,
  /** @param time of the airport's own clock */
  localTime: (date: string, time: string) => `${date}, ${time} local time`,
  leaves: (airport: string, at: string) => `Leaves ${airport} ${at}`,
  arrives: (airport: string, at: string) => `Arrives ${airport} ${at}`,
  travelers: (names: string) => `For ${names}`,
  hotels: (names: string) => `Hotels: ${names}`,
  contact: (name: string) => `Contact ${name}`,
  pickUp: (visa: string) => `We pick up your documents: ${visa}`,
  documentsDue: (visa: string) => `Last day for missing documents: ${visa}`,
}
