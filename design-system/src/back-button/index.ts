export { letBackClose } from './back-button.ts'
export { useCloseOnBack } from './use-close-on-back.ts'
