import type { AssignCards, AssignCardsAnswer } from './commands/assign-cards.ts'
import type { BuyCards } from './commands/buy-cards.ts'
import type { CancelJoin, CancelJoinAnswer } from './commands/cancel-join.ts'
import type { CloseBooks, CloseBooksAnswer } from './commands/close-books.ts'
import type { Deposit, DepositAnswer } from './commands/deposit.ts'
import type { CreditCoupon, CreditCouponAnswer } from './commands/credit-coupon.ts'
import type { EndDeck, EndDeckAnswer } from './commands/end-deck.ts'
import type { ExpireBonus, ExpireBonusAnswer } from './commands/expire-bonus.ts'
import type { GrantBonus, GrantBonusAnswer } from './commands/grant-bonus.ts'
import type { ChangeLimits, ChangeLimitsAnswer } from './commands/change-limits.ts'
import type { TakePrize, TakePrizeAnswer } from './commands/take-prize.ts'
import type { Exchange, ExchangeAnswer } from './commands/exchange.ts'
import type { SetLimit, SetLimitAnswer } from './commands/set-limit.ts'
import type { FundJackpot, FundJackpotAnswer } from './commands/fund-jackpot.ts'
import type { Join } from './commands/join.ts'
import type { Pay, PayAnswer } from './commands/pay.ts'
import type { Refund, RefundAnswer } from './commands/refund.ts'
import type { WithdrawalAnswer, WithdrawalRef } from './cashier/withdrawals.ts'
import type { OrderDeposit, OrderDepositAnswer } from './commands/order-deposit.ts'
import type { MoveDeposit, MoveDepositAnswer } from './commands/move-deposit.ts'
import type { CreditDeposit, CreditDepositAnswer } from './commands/credit-deposit.ts'
import type { ReverseDeposit, ReverseDepositAnswer } from './commands/reverse-deposit.ts'
import type { RequestWithdrawal, RequestWithdrawalAnswer } from './commands/request-withdrawal.ts'
import type { ApproveWithdrawal } from './commands/approve-withdrawal.ts'
import type { RejectWithdrawal } from './commands/end-withdrawal.ts'
import type { OpenDeck, OpenDeckAnswer } from './commands/open-deck.ts'
import type { OpenSubscription, OpenSubscriptionAnswer } from './commands/open-subscription.ts'
import type { PlaySubscription, PlaySubscriptionAnswer } from './commands/play-subscription.ts'
import type { CancelSubscription, CancelSubscriptionAnswer } from './commands/cancel-subscription.ts'
import type { Adjust, AdjustAnswer } from './commands/adjust.ts'
import type { ReceiptFacts } from './book/receipts.ts'
import type { JoinAnswer } from './sale/sell.ts'

/** The closed map of everything that moves money: a lane accepts only these commands. */
export interface Commands {
  join: { request: Join; answer: JoinAnswer; decision: JoinAnswer<ReceiptFacts> }
  cancelJoin: { request: CancelJoin; answer: CancelJoinAnswer }
  pay: { request: Pay; answer: PayAnswer }
  closeBooks: { request: CloseBooks; answer: CloseBooksAnswer }
  refund: { request: Refund; answer: RefundAnswer }
  deposit: { request: Deposit; answer: DepositAnswer }
  fundJackpot: { request: FundJackpot; answer: FundJackpotAnswer }
  grantBonus: { request: GrantBonus; answer: GrantBonusAnswer }
  expireBonus: { request: ExpireBonus; answer: ExpireBonusAnswer }
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
  openDeck: { request: OpenDeck; answer: OpenDeckAnswer }
  buyCards: { request: BuyCards; answer: JoinAnswer; decision: JoinAnswer<ReceiptFacts> }
  assignCards: { request: AssignCards; answer: AssignCardsAnswer }
  endDeck: { request: EndDeck; answer: EndDeckAnswer }
}

export type CommandName = keyof Commands
export type Request<N extends CommandName> = Commands[N]['request']
export type Answer<N extends CommandName> = Commands[N]['answer']
/** What a rule decides; the lane completes it with signatures to the answer. */
export type Decision<N extends CommandName> = Commands[N] extends { decision: infer D } ? D : Answer<N>

export type AnyCommand = { [N in CommandName]: { name: N; request: Request<N> } }[CommandName]
