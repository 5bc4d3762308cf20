export { bangla } from './bangla.ts'
