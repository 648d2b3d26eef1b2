export { computeRemainingDeposit } from './deposits/remaining-deposit.ts'
export {
  type DepositDetails,
  readDepositDetails,
  readFailedDeposits,
  readWithdrawalDetails,
} from './queries/order-details.ts'
