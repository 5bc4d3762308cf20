import { createContext, useContext } from 'react'

/** The nonce of this answer's content security policy; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('')
export const useNonce = () => useContext(NonceContext)
