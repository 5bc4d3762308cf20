export interface MultiCityMessages {
  from: string
  to: string
  date: string
  add: string
  leg: (number: number) => string
  remove: (number: number) => string
  added: (number: number) => string
  removed: (number: number) => string
}

export const multiCityMessages: MultiCityMessages = {
  from: 'From',
  to: 'To',
  date: 'Departure Date',
  add: '+ Add Another City',
  leg: (number) => `Flight ${number}`,
  remove: (number) => `Remove flight ${number}`,
  added: (number) => `Flight ${number} added`,
  removed: (number) => `Flight ${number} removed`,
}
