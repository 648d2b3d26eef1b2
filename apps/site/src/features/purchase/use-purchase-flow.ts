import type { Game } from '@fairground/contract/entities/games/game'
import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import { type Money, zero } from '@fairground/rules/money/money'
import { playsCost } from '@fairground/rules/play/cost'
import { checkEligibility } from '@fairground/rules/play/eligibility'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openModal } from '#core/modals.ts'
import { useBalance, usePlayer, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { reloadGameLobby } from '#shared/game/game-queries.ts'
import { toEligibilityRules, toPlayerStatus } from './eligibility.ts'
import { paymentSummary } from './payment-summary.ts'
import type { PurchaseOutcome } from './purchase-outcome.ts'
import { toPlayPrice } from './ticket-price.ts'
import { useEligibilityPopup } from './use-eligibility-popup.ts'
import { usePaymentCurrency } from './use-payment-currency.ts'
import { usePurchase } from './use-purchase.ts'

export interface PurchaseFlowOptions {
  /** The lines the player picked, or only their number if the server deals the plays. */
  readonly plays: Pick<PlaySelection, 'userPlays' | 'userPlaysCount' | 'multiOptions' | 'subscriptions'>
  /** Defaults to the price of `userPlaysCount` plays. */
  readonly total?: Money
  /** Title of the toast after the purchase, for example "3 lines bought". */
  readonly boughtText: (count: number) => string
  readonly lobbyHref: (gameInstanceId: number) => string
  readonly onBought: () => void
}

type BoughtOutcome = Extract<PurchaseOutcome, { kind: 'joined' }>
type BoughtPlays = Pick<PlaySelection, 'userPlaysCount' | 'subscriptions'>

/** The steps from chosen plays to bought plays: log in, eligibility check, review, purchase and its announcement. */
export const usePurchaseFlow = (game: Game, options: PurchaseFlowOptions) => {
  const { plays, total, boughtText, lobbyHref, onBought } = options
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const player = usePlayer()
  const configuration = useSession().data?.configuration
  const purchase = usePurchase(game.gameId)
  const eligibility = useEligibilityPopup()
  const [reviewing, setReviewing] = useState(false)
  const price = toPlayPrice(game)
  const payment = usePaymentCurrency(total ?? playsCost(price, plays.userPlaysCount))
  const balanceInGameCurrency = useBalance(game.currencyId)
  const balance = payment.chosenAccount?.balance ?? balanceInGameCurrency

  const logIn = () => openModal('login', { redirectUrl: pathname + search })

  const review = () => {
    if (!player || !configuration) return logIn()
    const verdict = checkEligibility(
      toPlayerStatus(player),
      toEligibilityRules(configuration),
      price,
      payment.toPay,
      balance ?? zero(price.cost.currency),
    )
    if (verdict.ok) setReviewing(true)
    else eligibility.show(verdict)
  }

  const announcePurchase = ({ answer, movedTo }: BoughtOutcome, bought: BoughtPlays) => {
    const { userPlaysCount, subscriptions = 0 } = bought
    const text = paymentSummary(t, { answer, currencyId: game.currencyId, repeats: subscriptions })
    onBought()
    toast({ tone: 'win', title: boughtText(userPlaysCount), ...(text !== undefined && { text }) })
    void reloadGameLobby(answer.gameInstanceId)
    if (movedTo !== undefined) void navigate(`${lobbyHref(movedTo)}&moved=true`, { replace: true })
  }

  const handleOutcome = (outcome: PurchaseOutcome | undefined, requested: BoughtPlays) => {
    if (outcome === undefined) return
    if (outcome.kind !== 'uncertain') setReviewing(false)
    if (outcome.kind === 'joined') announcePurchase(outcome, requested)
    if (outcome.kind === 'sessionEnded') logIn()
  }

  const buy = async () => {
    const { gameId, gameInstanceId } = game
    const currencyId = payment.toPay.currency
    handleOutcome(await purchase.buy({ gameId, gameInstanceId, ...plays, currencyId }), plays)
  }

  const retry = async () => {
    if (purchase.state.kind === 'uncertain') handleOutcome(await purchase.retry(), purchase.state.request)
  }

  return {
    /** Null for a visitor who is not logged in. */
    balance: player ? balance : null,
    payment,
    price,
    purchase: purchase.state,
    eligibilityPopup: eligibility.popup,
    reviewing,
    review,
    stopReview: () => setReviewing(false),
    buy,
    retry,
    discard: purchase.discard,
  }
}
