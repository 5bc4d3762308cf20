// A process that asks a wallet and dies of it: node wallets-process.ts <WalletInput as JSON>.
import { askAndDie, type WalletInput } from './wallets.ts'

await askAndDie(JSON.parse(process.argv[2] ?? '') as WalletInput)
