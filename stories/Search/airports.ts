import type { AirportOption } from '@jatra/design-system/airport-autocomplete'

const airport = (code: string, city: string, name: string, country: string): AirportOption => ({
  code,
  city,
  name,
  country,
})

export const dhaka = airport('DAC', 'Dhaka', 'Hazrat Shahjalal International Airport', 'Bangladesh')
export const coxsBazar = airport('CXB', "Cox's Bazar", "Cox's Bazar Airport", 'Bangladesh')
export const bangkok = airport('BKK', 'Bangkok', 'Suvarnabhumi Airport', 'Thailand')
const donMueang = airport('DMK', 'Bangkok', 'Don Mueang International Airport', 'Thailand')
export const newYork = airport('JFK', 'New York', 'John F Kennedy International Airport', 'USA')
const losAngeles = airport('LAX', 'Los Angeles', 'Los Angeles International Airport', 'USA')
/** All airports of a city, by its code. */
export const allOfLondon = airport('LON', 'London', 'All airports', 'United Kingdom')
export const heathrow = airport('LHR', 'London', 'Heathrow Airport', 'United Kingdom')

export const airports = [dhaka, coxsBazar, bangkok, donMueang, newYork, losAngeles]

/** Answers as the product's airport search does, from six airports. */
export function searchAirports(query: string): Promise<readonly AirportOption[]> {
  return Promise.resolve([
    ...airports.filter(({ code, city }) => `${code} ${city}`.toLowerCase().includes(query)),
    ...airports.filter(
      ({ code, city, name, country }) =>
        !`${code} ${city}`.toLowerCase().includes(query) &&
        `${name} ${country}`.toLowerCase().includes(query),
    ),
  ])
}

export const fromSuggestions = [
  { label: 'Recent', options: [dhaka] },
  { label: 'USA', options: [newYork, losAngeles] },
]
export const toSuggestions = [{ label: 'Thailand', options: [bangkok, donMueang] }]
