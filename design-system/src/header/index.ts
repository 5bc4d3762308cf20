export { Header, type Category, type HeaderProps, Wordmark } from './header.tsx'
