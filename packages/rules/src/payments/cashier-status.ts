/** What decides whether somebody may pay in. Each is true when it stands in the way. */
export interface DepositObstacles {
  readonly accountNotEnabled: boolean
  readonly countryDisabled: boolean
  readonly limitReached: boolean
  readonly phoneNotVerified: boolean
}

export type DepositStatus = 'ok' | keyof DepositObstacles

/** What decides whether somebody may take money out. */
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

/** In the order of the specification. */
const depositOrder: readonly (keyof DepositObstacles)[] = [
  'accountNotEnabled',
  'countryDisabled',
  'limitReached',
  'phoneNotVerified',
]

/** In the order in which the contract lists the faults. */
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
