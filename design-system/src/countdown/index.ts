export { Countdown, type CountdownProps } from './countdown.tsx'
export { useCountdown, type CountdownClock } from './use-countdown.ts'
