import type { AssignCards, AssignCardsAnswer } from './commands/decks/assign-cards.ts'
import type { BuyCards } from './commands/decks/buy-cards.ts'
import type { CancelJoin, CancelJoinAnswer } from './commands/cancel-join.ts'
import type { CloseBooks, CloseBooksAnswer } from './commands/close-books.ts'
import type { Deposit, DepositAnswer } from './commands/deposit.ts'
import type { CreditCoupon, CreditCouponAnswer } from './commands/credit-coupon.ts'
import type { BuyGifts, BuyGiftsAnswer } from './commands/gifts/buy-gifts.ts'
import type { UnwrapGiftAnswer } from './commands/gifts/unwrap-gift.ts'
import type { SpendGift, SpendGiftAnswer } from './commands/gifts/spend-gift.ts'
import type { ReturnGift, ReturnGiftAnswer } from './commands/gifts/return-gift.ts'
import type { GiftRef } from './gifts/find-gift.ts'
import type { EndDeck, EndDeckAnswer } from './commands/decks/end-deck.ts'
import type { ExpireBonus, ExpireBonusAnswer } from './commands/expire-bonus.ts'
import type { GrantBonus, GrantBonusAnswer } from './commands/grant-bonus.ts'
import type { ClaimOffer, ClaimOfferAnswer } from './commands/rewards/claim-offer.ts'
import type { ForfeitBonus, ForfeitBonusAnswer } from './commands/rewards/forfeit-bonus.ts'
import type { RedeemOffer, RedeemOfferAnswer } from './commands/rewards/redeem-offer.ts'
import type { RewardReferral, RewardReferralAnswer } from './commands/rewards/reward-referral.ts'
import type { ChangeLimits, ChangeLimitsAnswer } from './commands/change-limits.ts'
import type { TakePrize, TakePrizeAnswer } from './commands/take-prize.ts'
import type { Exchange, ExchangeAnswer } from './commands/exchange.ts'
import type { SetLimit, SetLimitAnswer } from './commands/set-limit.ts'
import type { FundPrizes, FundPrizesAnswer } from './commands/fund-prizes.ts'
import type { Join } from './commands/join.ts'
import type { Pay, PayAnswer } from './commands/pay.ts'
import type { PayBonusBall, PayBonusBallAnswer } from './commands/rewards/pay-bonus-ball.ts'
import type { RefundAnswer } from './commands/refund.ts'
import type { RefundUndealtAnswer } from './commands/decks/refund-undealt.ts'
import type { WithdrawalAnswer, WithdrawalRef } from './cashier/withdrawals.ts'
import type { OrderDeposit, OrderDepositAnswer } from './commands/order-deposit.ts'
import type { MoveDeposit, MoveDepositAnswer } from './commands/move-deposit.ts'
import type { CreditDeposit, CreditDepositAnswer } from './commands/credit-deposit.ts'
import type { ReverseDeposit, ReverseDepositAnswer } from './commands/reverse-deposit.ts'
import type { RequestWithdrawal, RequestWithdrawalAnswer } from './commands/request-withdrawal.ts'
import type { ApproveWithdrawal } from './commands/approve-withdrawal.ts'
import type { RejectWithdrawal } from './commands/end-withdrawal.ts'
import type { OpenDeck, OpenDeckAnswer } from './commands/decks/open-deck.ts'
import type { OpenSubscription, OpenSubscriptionAnswer } from './commands/open-subscription.ts'
import type { PlaySubscription, PlaySubscriptionAnswer } from './commands/play-subscription.ts'
import type { CancelSubscription, CancelSubscriptionAnswer } from './commands/cancel-subscription.ts'
import type { Adjust, AdjustAnswer } from './commands/adjust.ts'
import type { SettleSuspense, SettleSuspenseAnswer } from './commands/settle-suspense.ts'
import type { FundByProposal, FundByProposalAnswer } from './commands/fund-by-proposal.ts'
import type { ReceiptFacts } from './book/receipts.ts'
import type { Refund } from './sale/refund-play.ts'
import type { JoinAnswer } from './sale/sell.ts'

/** The closed map of everything that moves money: a lane accepts only these commands. */
export interface Commands {
  join: { request: Join; answer: JoinAnswer; decision: JoinAnswer<ReceiptFacts> }
  cancelJoin: { request: CancelJoin; answer: CancelJoinAnswer }
  pay: { request: Pay; answer: PayAnswer }
  closeBooks: { request: CloseBooks; answer: CloseBooksAnswer }
  refund: { request: Refund; answer: RefundAnswer }
  deposit: { request: Deposit; answer: DepositAnswer }
  fundJackpot: { request: FundPrizes; answer: FundPrizesAnswer }
  fundReserve: { request: FundPrizes; answer: FundPrizesAnswer }
  grantBonus: { request: GrantBonus; answer: GrantBonusAnswer }
  expireBonus: { request: ExpireBonus; answer: ExpireBonusAnswer }
  payBonusBall: { request: PayBonusBall; answer: PayBonusBallAnswer }
  claimOffer: { request: ClaimOffer; answer: ClaimOfferAnswer }
  redeemOffer: { request: RedeemOffer; answer: RedeemOfferAnswer; decision: RedeemOfferAnswer<ReceiptFacts> }
  forfeitBonus: { request: ForfeitBonus; answer: ForfeitBonusAnswer }
  rewardReferral: { request: RewardReferral; answer: RewardReferralAnswer }
  creditCoupon: { request: CreditCoupon; answer: CreditCouponAnswer }
  setLimit: { request: SetLimit; answer: SetLimitAnswer }
  changeLimits: { request: ChangeLimits; answer: ChangeLimitsAnswer }
  takePrize: { request: TakePrize; answer: TakePrizeAnswer }
  exchange: { request: Exchange; answer: ExchangeAnswer }
  orderDeposit: { request: OrderDeposit; answer: OrderDepositAnswer }
  moveDeposit: { request: MoveDeposit; answer: MoveDepositAnswer }
  creditDeposit: { request: CreditDeposit; answer: CreditDepositAnswer }
  reverseDeposit: { request: ReverseDeposit; answer: ReverseDepositAnswer }
  chargeBack: { request: ReverseDeposit; answer: ReverseDepositAnswer }
  requestWithdrawal: { request: RequestWithdrawal; answer: RequestWithdrawalAnswer }
  approveWithdrawal: { request: ApproveWithdrawal; answer: WithdrawalAnswer }
  markSending: { request: WithdrawalRef; answer: WithdrawalAnswer }
  markUnknown: { request: WithdrawalRef; answer: WithdrawalAnswer }
  payWithdrawal: { request: WithdrawalRef; answer: WithdrawalAnswer }
  rejectWithdrawal: { request: RejectWithdrawal; answer: WithdrawalAnswer }
  cancelWithdrawal: { request: WithdrawalRef; answer: WithdrawalAnswer }
  openSubscription: { request: OpenSubscription; answer: OpenSubscriptionAnswer }
  playSubscription: {
    request: PlaySubscription
    answer: PlaySubscriptionAnswer
    decision: PlaySubscriptionAnswer<ReceiptFacts>
  }
  cancelSubscription: { request: CancelSubscription; answer: CancelSubscriptionAnswer }
  adjust: { request: Adjust; answer: AdjustAnswer }
  settleSuspense: { request: SettleSuspense; answer: SettleSuspenseAnswer }
  fundByProposal: { request: FundByProposal; answer: FundByProposalAnswer }
  buyGifts: { request: BuyGifts; answer: BuyGiftsAnswer }
  unwrapGift: { request: GiftRef; answer: UnwrapGiftAnswer }
  spendGift: { request: SpendGift; answer: SpendGiftAnswer; decision: SpendGiftAnswer<ReceiptFacts> }
  returnGift: { request: ReturnGift; answer: ReturnGiftAnswer }
  openDeck: { request: OpenDeck; answer: OpenDeckAnswer }
  buyCards: { request: BuyCards; answer: JoinAnswer; decision: JoinAnswer<ReceiptFacts> }
  assignCards: { request: AssignCards; answer: AssignCardsAnswer }
  refundUndealt: { request: Refund; answer: RefundUndealtAnswer }
  endDeck: { request: EndDeck; answer: EndDeckAnswer }
}

export type CommandName = keyof Commands
export type Request<N extends CommandName> = Commands[N]['request']
export type Answer<N extends CommandName> = Commands[N]['answer']
/** What a rule decides; the lane completes it with signatures to the answer. */
export type Decision<N extends CommandName> = Commands[N] extends { decision: infer D } ? D : Answer<N>

/** `decideBefore` is the database time in milliseconds after which a lane refuses the command. Every `play` command has one. */
export type AnyCommand = {
  [N in CommandName]: { name: N; request: Request<N>; decideBefore?: number | undefined }
}[CommandName]
