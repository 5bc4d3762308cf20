export { Header, type Category, type HeaderProps } from './header.tsx'
export { Wordmark } from './wordmark.tsx'
