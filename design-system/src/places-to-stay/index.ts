export { PlacesToStay, type Place, type PlacesToStayProps } from './places-to-stay.tsx'
