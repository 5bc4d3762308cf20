export { letBackClose } from './back-button.ts'
