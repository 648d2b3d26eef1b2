export { createProvider } from './create-provider.ts'
export { computeRemainingDeposit } from './deposits/remaining-deposit.ts'
export {
  type DepositDetails,
  readDepositDetails,
  readFailedDeposits,
  readWithdrawalDetails,
} from './queries/order-details.ts'
export {
  findCurrentProvider,
  findSavedProvider,
  insertProvider,
  listProviders,
  switchProvider,
} from './providers/queries.ts'
export { type ProviderInput, toNewProvider, toPaymentSettings } from './providers/saved-settings.ts'
export { toReference } from './references.ts'
