import type { CommandName, Decision, Request } from './commands.ts'
import type { CommandRule } from './command-rule.ts'
import { cancelJoin } from './commands/cancel-join.ts'
import { closeBooks } from './commands/close-books.ts'
import { deposit } from './commands/deposit.ts'
import { creditCoupon } from './commands/credit-coupon.ts'
import { expireBonus } from './commands/expire-bonus.ts'
import { fundJackpot } from './commands/fund-jackpot.ts'
import { grantBonus } from './commands/grant-bonus.ts'
import { join } from './commands/join.ts'
import { pay } from './commands/pay.ts'
import { refund } from './commands/refund.ts'
import { changeLimits } from './commands/change-limits.ts'
import { takePrize } from './commands/take-prize.ts'
import { exchange } from './commands/exchange.ts'
import { setLimit } from './commands/set-limit.ts'
import { orderDeposit } from './commands/order-deposit.ts'
import { moveDeposit } from './commands/move-deposit.ts'
import { creditDeposit } from './commands/credit-deposit.ts'
import { chargeBack, reverseDeposit } from './commands/reverse-deposit.ts'
import { requestWithdrawal } from './commands/request-withdrawal.ts'
import { approveWithdrawal } from './commands/approve-withdrawal.ts'
import { markSending, markUnknown } from './commands/mark-withdrawal.ts'
import { cancelWithdrawal, payWithdrawal, rejectWithdrawal } from './commands/end-withdrawal.ts'
import { openSubscription } from './commands/open-subscription.ts'
import { playSubscription } from './commands/play-subscription.ts'
import { cancelSubscription } from './commands/cancel-subscription.ts'
import { adjust } from './commands/adjust.ts'
import { assignCards } from './commands/assign-cards.ts'
import { buyCards } from './commands/buy-cards.ts'
import { endDeck } from './commands/end-deck.ts'
import { openDeck } from './commands/open-deck.ts'

export const rules: { readonly [N in CommandName]: CommandRule<Request<N>, Decision<N>> } = {
  join,
  cancelJoin,
  pay,
  closeBooks,
  refund,
  deposit,
  fundJackpot,
  grantBonus,
  expireBonus,
  creditCoupon,
  setLimit,
  changeLimits,
  takePrize,
  exchange,
  orderDeposit,
  moveDeposit,
  creditDeposit,
  reverseDeposit,
  chargeBack,
  requestWithdrawal,
  approveWithdrawal,
  markSending,
  markUnknown,
  payWithdrawal,
  rejectWithdrawal,
  cancelWithdrawal,
  openSubscription,
  playSubscription,
  cancelSubscription,
  adjust,
  openDeck,
  buyCards,
  assignCards,
  endDeck,
}
