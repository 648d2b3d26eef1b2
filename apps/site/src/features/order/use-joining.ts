import { CallFault } from '@fairground/client/call-fault'
import type { Game } from '@fairground/contract/entities/game'
import type { PlaysWanted } from '@fairground/contract/entities/join'
import { type Money, multiply, zero } from '@fairground/rules/money/money'
import { costOfPlays } from '@fairground/rules/play/cost'
import { checkEligibility } from '@fairground/rules/play/eligibility'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '#app/call.ts'
import { errorText } from '#app/error-text.ts'
import { openModal } from '#app/modals.ts'
import { useBalance, usePlayer, useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import type { EligibilityActions, Refusal } from '#features/order/eligibility-popup.tsx'
import type { PurchaseOutcome } from '#features/order/purchase-outcome.ts'
import { eligibilityRulesOf, standingOf } from '#features/order/standing.ts'
import { priceOf } from '#features/order/ticket-price.ts'
import { usePayIn } from '#features/order/use-pay-in.ts'
import { usePurchase } from '#features/order/use-purchase.ts'
import { reloadGameLobby } from '#shared/game-queries.ts'
import { exactSum, exactText, moneyOf } from '#shared/money.ts'

export interface Joining {
  /** The lines of the player's choice, or only how many where the server deals. */
  readonly wish: Pick<PlaysWanted, 'userPlays' | 'userPlaysCount' | 'multiOptions' | 'subscriptions'>
  /** Left out: what so many plays cost. */
  readonly total?: Money
  /** "3 lines bought" */
  readonly boughtText: (count: number) => string
  readonly lobbyOf: (gameInstanceId: number) => string
  readonly onJoined: () => void
}

type Joined = Extract<PurchaseOutcome, { kind: 'joined' }>
type Wanted = Pick<PlaysWanted, 'userPlaysCount' | 'subscriptions'>

/** The way from a finished wish to bought plays: log in, eligibility, review, purchase, and what came of it. */
export const useJoining = (game: Game, { wish, total, boughtText, lobbyOf, onJoined }: Joining) => {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const player = usePlayer()
  const configuration = useSession().data?.configuration
  const own = useBalance(game.currencyId)
  const purchase = usePurchase(game.gameId)
  const [reviewing, setReviewing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const price = priceOf(game)
  const needed = total ?? costOfPlays(price, wish.userPlaysCount)
  const payIn = usePayIn(needed)
  const balance = payIn.purse?.balance ?? own

  const logIn = () => openModal('login', { redirectUrl: pathname + search })

  const review = () => {
    if (!player || !configuration) return logIn()
    const verdict = checkEligibility(
      standingOf(player),
      eligibilityRulesOf(configuration),
      price,
      payIn.toPay,
      balance ?? zero(price.cost.currency),
    )
    if (verdict.ok) setReviewing(true)
    else setRefusal(verdict)
  }

  const tellJoined = ({ answer, movedTo }: Joined, request: Wanted) => {
    onJoined()
    toast({ tone: 'win', title: boughtText(request.userPlaysCount), ...paidText(answer, request) })
    void reloadGameLobby(answer.gameInstanceId)
    if (movedTo !== undefined) void navigate(`${lobbyOf(movedTo)}&moved=true`, { replace: true })
  }

  /** What was paid now, what ahead for the draws it is repeated in, and what is left. */
  const paidText = ({ joinEvent, subscriptionCode }: Joined['answer'], { subscriptions = 0 }: Wanted) => {
    if (!joinEvent) return {}
    const { paidIn } = joinEvent
    if (paidIn)
      return { text: t('order.payIn.paid', { paid: exactText(paidIn.amount, paidIn.currencyId, 'always') }) }
    const charged = moneyOf(joinEvent.charged, game.currencyId)
    const balanceLeft = exactSum(moneyOf(joinEvent.accountBalance, game.currencyId))
    const paid = { charged: exactSum(charged), balance: balanceLeft }
    if (subscriptionCode === undefined) return { text: t('pick.joined.toastText', paid) }
    const ahead = exactSum(multiply(charged, subscriptions))
    return { text: t('pick.joined.repeatText', { ...paid, ahead, count: subscriptions }) }
  }

  const follow = (outcome: PurchaseOutcome | undefined, request: Wanted) => {
    if (outcome === undefined) return
    if (outcome.kind !== 'uncertain') setReviewing(false)
    if (outcome.kind === 'joined') tellJoined(outcome, request)
    if (outcome.kind === 'sessionEnded') logIn()
  }

  const buy = async () => {
    const { gameId, gameInstanceId } = game
    const currencyId = payIn.toPay.currency
    follow(await purchase.buy({ gameId, gameInstanceId, ...wish, currencyId }), wish)
  }

  const retry = async () => {
    if (purchase.state.kind === 'uncertain') follow(await purchase.retry(), purchase.state.request)
  }

  const resendEmail = async () => {
    try {
      await call('requestEmailConfirmation', {})
      toast({ tone: 'info', title: t('pick.eligibility.emailNotVerified.sent') })
    } catch (fault) {
      if (!(fault instanceof CallFault)) throw fault
      toast({ tone: 'danger', title: errorText(fault.faultName).text })
    }
  }

  const actions: EligibilityActions = {
    deposit: () => void navigate('/deposit'),
    resendEmail: () => void resendEmail(),
    finishRegistration: () => openModal('fullRegistration'),
  }

  return {
    balance: player ? balance : null,
    payIn,
    price,
    purchase: purchase.state,
    forget: purchase.forget,
    refusal,
    closeRefusal: () => setRefusal(null),
    actions,
    reviewing,
    review,
    stopReview: () => setReviewing(false),
    buy,
    retry,
  }
}
