import type { CommandName, Decision, Request } from './commands.ts'
import type { CommandRule } from './command-rule.ts'
import { cancelJoin } from './commands/cancel-join.ts'
import { closeBooks } from './commands/close-books.ts'
import { deposit } from './commands/deposit.ts'
import { creditCoupon } from './commands/credit-coupon.ts'
import { expireBonus } from './commands/expire-bonus.ts'
import { fundJackpot, fundReserve } from './commands/fund-prizes.ts'
import { grantBonus } from './commands/grant-bonus.ts'
import { join } from './commands/join.ts'
import { pay } from './commands/pay.ts'
import { payBonusBall } from './commands/rewards/pay-bonus-ball.ts'
import { refund } from './commands/refund.ts'
import { refundUndealt } from './commands/decks/refund-undealt.ts'
import { claimOffer } from './commands/rewards/claim-offer.ts'
import { forfeitBonus } from './commands/rewards/forfeit-bonus.ts'
import { redeemOffer } from './commands/rewards/redeem-offer.ts'
import { rewardReferral } from './commands/rewards/reward-referral.ts'
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
import { settleSuspense } from './commands/settle-suspense.ts'
import { fundByProposal } from './commands/fund-by-proposal.ts'
import { buyGifts } from './commands/gifts/buy-gifts.ts'
import { unwrapGift } from './commands/gifts/unwrap-gift.ts'
import { spendGift } from './commands/gifts/spend-gift.ts'
import { returnGift } from './commands/gifts/return-gift.ts'
import { assignCards } from './commands/decks/assign-cards.ts'
import { buyCards } from './commands/decks/buy-cards.ts'
import { endDeck } from './commands/decks/end-deck.ts'
import { openDeck } from './commands/decks/open-deck.ts'

export const rules: { readonly [N in CommandName]: CommandRule<Request<N>, Decision<N>> } = {
  join,
  cancelJoin,
  pay,
  closeBooks,
  refund,
  deposit,
  fundJackpot,
  fundReserve,
  grantBonus,
  expireBonus,
  payBonusBall,
  claimOffer,
  redeemOffer,
  forfeitBonus,
  rewardReferral,
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
  settleSuspense,
  fundByProposal,
  buyGifts,
  unwrapGift,
  spendGift,
  returnGift,
  openDeck,
  buyCards,
  assignCards,
  refundUndealt,
  endDeck,
}
