/** What other features use of the identity checks. */
export { findCheckProvider, sealCheckSecrets, toCheckReference } from './check-provider.ts'
export {
  claimDueChecks,
  delayCheck,
  type DueCheck,
  endCheck,
  findCheckProviderRow,
  openCheck,
  upsertCheckProvider,
} from './queries.ts'
