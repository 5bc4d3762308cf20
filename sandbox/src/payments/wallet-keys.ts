import { generateKeyPair, type KeyPairKeyObjectResult } from 'node:crypto'
import { promisify } from 'node:util'
import type { BkashAccount } from '@jatra/api/providers/payments/bkash/bkash-client'
import type { NagadKeys } from '@jatra/api/providers/payments/nagad/nagad-crypto'
import { sandboxAccount } from './bkash/bkash-tokens.ts'

/** What the wallets' sandboxes know us by. */
export interface WalletKeys {
  bkash: BkashAccount
  nagad: SandboxNagadKeys
}

/** `shop` is our side, `wallet` Nagad's; neither has keys before `made`. */
interface SandboxNagadKeys {
  merchantId: string
  shop: NagadKeys
  wallet: NagadKeys
  made: () => Promise<void>
}

/** @param secret what all processes of an installation share */
export function createWalletKeys(secret: string): WalletKeys {
  return { bkash: sandboxAccount(secret), nagad: createNagadKeys() }
}

/**
 * Both of Nagad's sides meet in this process alone, so each process has pairs of its own: made beside the event loop when
 * they are first needed, since that takes a moment.
 */
function createNagadKeys(): SandboxNagadKeys {
  let pairs: { shop: KeyPairKeyObjectResult; wallet: KeyPairKeyObjectResult } | undefined
  let making: Promise<void> | undefined
  const madePairs = () => {
    if (!pairs) throw new Error('the keys of Nagad’s sandbox are not made yet')
    return pairs
  }
  const keysOf = (own: 'shop' | 'wallet', theirs: 'shop' | 'wallet'): NagadKeys => ({
    get own() {
      return madePairs()[own].privateKey
    },
    get theirs() {
      return madePairs()[theirs].publicKey
    },
  })
  return {
    merchantId: '683002007104225',
    shop: keysOf('shop', 'wallet'),
    wallet: keysOf('wallet', 'shop'),
    made: () =>
      (making ??= Promise.all([newPair(), newPair()]).then(([shop, wallet]) => {
        pairs = { shop, wallet }
      })),
  }
}

const newPair = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
