export { AirlineMark, type AirlineMarkProps } from './airline-mark.tsx'
