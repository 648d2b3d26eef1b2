import type { Game } from '@fairground/contract/entities/games/game'
import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import { type Money, zero } from '@fairground/rules/money/money'
import { playsCost } from '@fairground/rules/play/cost'
import { checkEligibility } from '@fairground/rules/play/eligibility'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBalance, usePlayer, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { useProcessingModal } from '#shared/browser/use-processing-modal.ts'
import { reloadGameLobby } from '#shared/game/game-queries.ts'
import { noteBought } from './bought-store.ts'
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
  /** Title of the confirmation after the purchase, for example "3 lines bought". */
  readonly boughtText: (count: number) => string
  /** Where the purchase is confirmed: on the ticket that appears, or in a toast. */
  readonly confirms?: 'onTicket' | 'inToast'
  readonly lobbyHref: (gameInstanceId: number) => string
  readonly onBought: () => void
}

type BoughtOutcome = Extract<PurchaseOutcome, { kind: 'joined' }>
type BoughtPlays = Pick<PlaySelection, 'userPlaysCount' | 'subscriptions'>

/** The steps from chosen plays to bought plays: log in, eligibility check, review, purchase and its announcement. */
export const usePurchaseFlow = (game: Game, options: PurchaseFlowOptions) => {
  const { plays, total, boughtText, confirms = 'onTicket', lobbyHref, onBought } = options
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const player = usePlayer()
  const configuration = useSession().data?.configuration
  const purchase = usePurchase(game.gameId)
  useProcessingModal(purchase.state.kind === 'buying')
  const eligibility = useEligibilityPopup()
  const [reviewing, setReviewing] = useState(false)
  const price = toPlayPrice(game)
  const payment = usePaymentCurrency(total ?? playsCost(price, plays.userPlaysCount))
  const balanceInGameCurrency = useBalance(game.currencyId)
  const balance = payment.chosenAccount?.balance ?? balanceInGameCurrency

  /** The address names the page to return to, so that the login survives a reload. */
  const logIn = () => {
    const parameters = new URLSearchParams(search)
    parameters.set('login', 'true')
    parameters.set('redirectUrl', pathname + search)
    void navigate({ pathname, search: `?${parameters}` }, { replace: true })
  }

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
    const title = boughtText(userPlaysCount)
    if (confirms === 'onTicket') noteBought({ gameInstanceId: answer.gameInstanceId, title, text })
    else toast({ tone: 'win', title, ...(text !== undefined && { text }) })
    void reloadGameLobby(answer.gameInstanceId)
    if (movedTo !== undefined) void navigate(`${lobbyHref(movedTo)}&moved=true`, { replace: true })
  }

  const handleOutcome = (outcome: PurchaseOutcome | undefined, requested: BoughtPlays) => {
    if (outcome === undefined) return
    if (outcome.kind !== 'uncertain') setReviewing(false)
    if (outcome.kind === 'joined') announcePurchase(outcome, requested)
    if (outcome.kind === 'sessionEnded') logIn()
    if (outcome.kind === 'refused' && outcome.eligibility) eligibility.show({ reason: outcome.eligibility })
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
