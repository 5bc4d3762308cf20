export { fetchEarly, late } from './late.tsx'
