import { addDays } from '@jatra/contract/values/dates'

/** Start pages of scenarios, given today in Dhaka. */
export const home = () => '/'
export const logIn = () => '/login'
export const signUp = () => '/register'
export const packagePage = () => '/packages/nepal-kathmandu-pokhara-5-days'
export const reservationPage = () => '/packageReserve/nepal-kathmandu-pokhara-5-days'
export const visaListPage = () => '/visaDetails?country=Thailand&nationality=BD&travelers=2'
export const allPackages = () => '/packageMenu'
export const forgotPassword = () => '/forgot-password'
export const profile = () => '/app/account/profile'
export const changePassword = () => '/app/account/change-password'
export const regularTravelers = () => '/app/account/regular-travelers'
export const desk = () => '/desk'
export const visaOrders = () => '/app/account/bookings/visa'
export const flightOrders = () => '/app/account/bookings/flight'

/** Dhaka to Bangkok a month from now. */
export const flightSearch = (today: string) => searchFor(today, 1)

/** The same for nine passengers, the most in one booking. */
export const flightSearchForNine = (today: string) => searchFor(today, 9)

function searchFor(today: string, adults: number): string {
  const query = {
    originLocationCode: 'DAC',
    destinationLocationCode: 'BKK',
    departureDate: addDays(today, 30),
    adults: String(adults),
    max: '10',
  }
  return `/flight/search?${new URLSearchParams(query).toString()}`
}
