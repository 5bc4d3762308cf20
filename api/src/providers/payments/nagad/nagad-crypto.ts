import {
  constants,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  privateDecrypt,
  publicEncrypt,
  type KeyObject,
} from 'node:crypto'

/** One side's keys: its own private one, and the other's public one. */
export interface NagadKeys {
  own: KeyObject
  theirs: KeyObject
}

/** What a message is sent as. */
interface SealedMessage {
  sensitiveData: string
  signature: string
}

const padding = constants.RSA_PKCS1_PADDING

/** Encrypts for the other side (RSA PKCS#1 v1.5) and signs (SHA256withRSA) the very text that is encrypted. */
export function sealMessage({ own, theirs }: NagadKeys, message: unknown): SealedMessage {
  const text = JSON.stringify(message)
  return {
    sensitiveData: publicEncrypt({ key: theirs, padding }, Buffer.from(text)).toString('base64'),
    signature: createSign('RSA-SHA256').update(text).sign(own, 'base64'),
  }
}

/**
 * Reads what the other side sealed; null when it is not theirs. A text that was not encrypted for us decrypts to other
 * bytes instead of an error, which the signature finds out.
 */
export function openMessage(
  { own, theirs }: NagadKeys,
  { sensitiveData, signature }: SealedMessage,
): unknown {
  try {
    const text = privateDecrypt({ key: own, padding }, Buffer.from(sensitiveData, 'base64'))
    const isTheirs = createVerify('RSA-SHA256').update(text).verify(theirs, signature, 'base64')
    return isTheirs ? JSON.parse(text.toString()) : null
  } catch {
    return null
  }
}

/** Nagad hands keys out as base64 without the lines around it; PEM is read too. @throws when it is no key */
export function readPublicKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPublicKey(text)
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
}

/** As {@link readPublicKey}, of PKCS#8. */
export function readPrivateKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text)
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
}
