/** The conditions that block a deposit; each is true if it applies. */
export interface DepositObstacles {
  readonly accountNotEnabled: boolean
  readonly countryDisabled: boolean
  readonly limitReached: boolean
  readonly phoneNotVerified: boolean
}

export type DepositStatus = 'ok' | keyof DepositObstacles

/** The conditions that block a withdrawal; each is true if it applies. */
export interface WithdrawalObstacles {
  readonly countryDisabled: boolean
  readonly notEnabled: boolean
  readonly needFullRegistration: boolean
  readonly verifyAccount: boolean
  readonly mustDepositFirst: boolean
  readonly onePendingOnly: boolean
  readonly wageringRemaining: boolean
  readonly notEnoughFunds: boolean
}

export type WithdrawalObstacle = keyof WithdrawalObstacles

/** The order of precedence in the specification. */
const depositOrder: readonly (keyof DepositObstacles)[] = [
  'accountNotEnabled',
  'countryDisabled',
  'limitReached',
  'phoneNotVerified',
]

/** The order in which the contract lists the errors. */
const withdrawalOrder: readonly WithdrawalObstacle[] = [
  'countryDisabled',
  'notEnabled',
  'needFullRegistration',
  'verifyAccount',
  'mustDepositFirst',
  'onePendingOnly',
  'wageringRemaining',
  'notEnoughFunds',
]

export const depositStatus = (obstacles: DepositObstacles): DepositStatus =>
  depositOrder.find(name => obstacles[name]) ?? 'ok'

export const withdrawalStatus = (obstacles: WithdrawalObstacles): 'ok' | WithdrawalObstacle =>
  withdrawalOrder.find(name => obstacles[name]) ?? 'ok'
