import type { Game } from '@fairground/contract/entities/game'
import { CallFault } from '@fairground/client/call-fault'
import { formatExact } from '@fairground/rules/money/format'
import { type Money, zero } from '@fairground/rules/money/money'
import { checkEligibility } from '@fairground/rules/play/eligibility'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '#app/call.ts'
import { openModal } from '#app/modals.ts'
import { useBalance, usePlayer, useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { type Draft, newDraft, playsOf } from '#features/pick/draft.ts'
import type { EligibilityActions, Refusal } from '#features/pick/eligibility-popup.tsx'
import type { PurchaseOutcome } from '#features/pick/purchase-outcome.ts'
import { eligibilityRulesOf, standingOf } from '#features/pick/standing.ts'
import { priceOf } from '#features/pick/ticket-price.ts'
import { usePurchase } from '#features/pick/use-purchase.ts'
import { reloadGameLobby } from '#shared/game-queries.ts'
import { moneyOf } from '#shared/money.ts'

const exact = (money: Money): string => formatExact(money, { decimals: 'always' })

/** The way from a finished ticket to bought lines: log in, eligibility, review, purchase, and what came of it. */
export const useBuying = (game: Game, draft: Draft, setDraft: (draft: Draft) => void) => {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const player = usePlayer()
  const configuration = useSession().data?.configuration
  const balance = useBalance(game.currencyId)
  const purchase = usePurchase(game.gameId)
  const [reviewing, setReviewing] = useState(false)
  const [adding, setAdding] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const price = priceOf(game)
  const plays = playsOf(draft)

  const logIn = () => openModal('login', { redirectUrl: pathname + search })

  const review = () => {
    if (!player || !configuration) return logIn()
    const verdict = checkEligibility(
      standingOf(player),
      eligibilityRulesOf(configuration),
      price,
      plays.length,
      balance ?? zero(price.cost.currency),
    )
    if (verdict.ok) setReviewing(true)
    else setRefusal(verdict)
  }

  const tellJoined = ({ answer, movedTo }: Extract<PurchaseOutcome, { kind: 'joined' }>, count: number) => {
    setDraft(newDraft(draft.shape))
    setAdding(false)
    const { joinEvent } = answer
    toast({
      tone: 'win',
      title: t('pick.joined.toastTitle', { count }),
      ...(joinEvent && {
        text: t('pick.joined.toastText', {
          charged: exact(moneyOf(joinEvent.charged, game.currencyId)),
          balance: exact(moneyOf(joinEvent.accountBalance, game.currencyId)),
        }),
      }),
    })
    void reloadGameLobby(answer.gameInstanceId)
    if (movedTo !== undefined) void navigate(`/pick?id=${movedTo}&moved=true`, { replace: true })
  }

  const follow = (outcome: PurchaseOutcome | undefined, count: number) => {
    if (outcome === undefined) return
    if (outcome.kind !== 'uncertain') setReviewing(false)
    if (outcome.kind === 'joined') tellJoined(outcome, count)
    if (outcome.kind === 'sessionEnded') logIn()
  }

  const buy = async () => {
    const { gameId, gameInstanceId, currencyId } = game
    follow(
      await purchase.buy({
        gameId,
        gameInstanceId,
        userPlays: plays,
        userPlaysCount: plays.length,
        currencyId,
      }),
      plays.length,
    )
  }

  const retry = async () => {
    const count = purchase.state.kind === 'uncertain' ? purchase.state.request.userPlaysCount : 0
    follow(await purchase.retry(), count)
  }

  const resendEmail = async () => {
    try {
      await call('requestEmailConfirmation', {})
      toast({ tone: 'info', title: t('pick.eligibility.emailNotVerified.sent') })
    } catch (fault) {
      if (!(fault instanceof CallFault)) throw fault
      toast({ tone: 'danger', title: fault.message })
    }
  }

  const actions: EligibilityActions = {
    deposit: () => void navigate('/cashier'),
    resendEmail: () => void resendEmail(),
    finishRegistration: () => openModal('fullRegistration'),
  }

  return {
    balance: player ? balance : null,
    plays,
    price,
    purchase: purchase.state,
    forget: purchase.forget,
    refusal,
    closeRefusal: () => setRefusal(null),
    actions,
    reviewing,
    review,
    stopReview: () => setReviewing(false),
    adding,
    addMore: () => setAdding(true),
    backToTicket: () => setAdding(false),
    buy,
    retry,
  }
}
