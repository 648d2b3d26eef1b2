import type { Static } from 'typebox'
import type { Operation } from './operation.ts'
import type { OperationName } from './operation-names.ts'
import { checksOperations } from './operations/checks.ts'
import { gamesOperations } from './operations/games.ts'
import { gamesInstanceOperations } from './operations/games-instance.ts'
import { gamesPlayOperations } from './operations/games-play.ts'
import { limitsOperations } from './operations/limits.ts'
import { moneyOperations } from './operations/money.ts'
import { moneyWithdrawalsOperations } from './operations/money-withdrawals.ts'
import { cashierOperations } from './operations/extensions/cashier.ts'
import { giftsOperations } from './operations/extensions/gifts.ts'
import { offersOperations } from './operations/extensions/offers.ts'
import { diagnosticsOperations } from './operations/extensions/diagnostics.ts'
import { paymentMethodOperations } from './operations/extensions/payment-methods.ts'
import { notificationsOperations } from './operations/extensions/notifications.ts'
import { privacyOperations } from './operations/extensions/privacy.ts'
import { progressOperations } from './operations/extensions/progress.ts'
import { purchasesOperations } from './operations/extensions/purchases.ts'
import { resultsOperations } from './operations/extensions/results.ts'
import { responsiblePlayOperations } from './operations/extensions/responsible-play.ts'
import { securityOperations } from './operations/extensions/security.ts'
import { signInOperations } from './operations/extensions/sign-in.ts'
import { stepUpOperations } from './operations/extensions/step-up.ts'
import { profileOperations } from './operations/profile.ts'
import { profilePlacesOperations } from './operations/profile-places.ts'
import { registrationOperations } from './operations/registration.ts'
import { rewardsOperations } from './operations/rewards.ts'
import { rewardsGiftsOperations } from './operations/rewards-gifts.ts'
import { sessionOperations } from './operations/session.ts'
import { subscriptionsOperations } from './operations/subscriptions.ts'
import { supportOperations } from './operations/support.ts'

export const operations = {
  ...sessionOperations,
  ...gamesOperations,
  ...gamesInstanceOperations,
  ...gamesPlayOperations,
  ...checksOperations,
  ...registrationOperations,
  ...profileOperations,
  ...profilePlacesOperations,
  ...subscriptionsOperations,
  ...limitsOperations,
  ...moneyOperations,
  ...moneyWithdrawalsOperations,
  ...rewardsOperations,
  ...rewardsGiftsOperations,
  ...supportOperations,
  ...securityOperations,
  ...stepUpOperations,
  ...signInOperations,
  ...privacyOperations,
  ...progressOperations,
  ...responsiblePlayOperations,
  ...purchasesOperations,
  ...resultsOperations,
  ...cashierOperations,
  ...giftsOperations,
  ...offersOperations,
  ...diagnosticsOperations,
  ...paymentMethodOperations,
  ...notificationsOperations,
} as const satisfies Record<OperationName, Operation>

export type Operations = typeof operations
type Types<Side extends 'input' | 'output'> = { [N in OperationName]: Static<Operations[N][Side]> }

// Interfaces let the compiler cache the types of each operation instead of computing them at every use.
interface Inputs extends Types<'input'> {}
interface Outputs extends Types<'output'> {}

export type Input<N extends OperationName> = Inputs[N]
export type Output<N extends OperationName> = Outputs[N]
