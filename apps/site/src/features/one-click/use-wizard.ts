import type { Game } from '@fairground/contract/entities/games/game'
import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import { compare, toDecimal, zero } from '@fairground/rules/money/money'
import { checkPlayer, isFree } from '@fairground/rules/play/eligibility'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toMoney } from '#core/money.ts'
import { useBalance, usePlayer, useSession } from '#core/session/session.ts'
import { getDepositMethods } from '#features/deposit/deposit-method.ts'
import { useCoupon } from '#features/deposit/use-coupon.ts'
import { toPlays } from '#features/pick/draft/draft.ts'
import { emptyLine, isReady, type PickingRule } from '#features/pick/draft/draft-line.ts'
import { toEligibilityRules, toPlayerStatus } from '#features/purchase/eligibility.ts'
import { toPlayPrice } from '#features/purchase/ticket-price.ts'
import { useEligibilityPopup } from '#features/purchase/use-eligibility-popup.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { depositStepQuery } from '#shared/money/deposit-queries.ts'
import { oneClickPlays, selectionCost } from './one-click-plays.ts'
import type { OneClickSelection } from './one-click-selection.ts'
import type { TicketChoice } from './steps/ticket-step.tsx'
import { useTicketPurchase } from './use-ticket-purchase.ts'
import { useWizardPayment } from './use-wizard-payment.ts'
import { useWizardRegistration } from './use-wizard-registration.ts'
import { wizardDeposit } from './wizard-deposit.ts'
import { stepAfter, stepBefore, type WizardStep, wizardSteps } from './wizard-steps.ts'

/** The state of the wizard: choice, registration, payment and purchase. */
export const useWizard = (game: Game, rule: PickingRule | undefined) => {
  const player = usePlayer()
  const configuration = useSession().data?.configuration
  const needsDetails = player === null || player.verification.playerSegment === 'B'
  // The steps stay as they were when the wizard opened, although the registration changes what is missing.
  const [needs] = useState({ account: player === null, details: needsDetails })
  const [step, setStep] = useState<WizardStep>('ticket')
  const [choice, setChoice] = useState<TicketChoice>(() => ({
    count: 1,
    line: rule && emptyLine(rule),
  }))
  const [selection, setSelection] = useState<OneClickSelection>({ userPlays: [], userPlaysCount: 1 })
  const [methodId, setMethodId] = useState<string>()
  const { gameId, gameInstanceId, currencyId } = game
  const plays: PlaySelection = { gameId, gameInstanceId, currencyId, ...selection }
  const registration = useWizardRegistration(plays)
  const purchase = useTicketPurchase()
  const payment = useWizardPayment(player?.id, gameId)
  const eligibility = useEligibilityPopup()
  const balance = useBalance(currencyId) ?? zero(toMoney(game.gamePlayCost, currencyId).currency)
  const total = selectionCost(game, selection)
  const isPaidByBalance = player !== null && compare(balance, total) >= 0
  const steps = wizardSteps({ ...needs, payment: !isPaidByBalance })

  const depositStep = useQuery({ ...depositStepQuery(currencyId), enabled: player !== null && !needsDetails })
  const methods = depositStep.data ? getDepositMethods(depositStep.data) : []
  const method = methods.find(({ id }) => id === methodId) ?? methods[0]
  const deposit =
    method === undefined || isPaidByBalance
      ? null
      : wizardDeposit(total, balance, toMoney(method.option.minimum, currencyId))
  const coupon = useCoupon(currencyId, deposit && toDecimal(deposit.amount), '')

  const goOn = () => setStep(stepAfter(steps, step))
  const back = () => setStep(stepBefore(steps, step) ?? 'ticket')

  const chooseTicket = () => {
    const { count, line } = choice
    if (rule && line && !isReady(line)) return
    const picked = rule && line ? toPlays({ rule, lines: [line], current: 0 }) : null
    setSelection(picked ? { ...picked, userPlaysCount: 1 } : oneClickPlays(game, count, randomIndex))
    goOn()
  }

  /** Conditions 1 to 5 of a purchase; the wizard itself takes care of the money. */
  const isEligible = (): boolean => {
    if (player === null || configuration === undefined) return false
    const verdict = checkPlayer(
      toPlayerStatus(player),
      toEligibilityRules(configuration),
      isFree(toPlayPrice(game)),
    )
    if (!verdict.ok) eligibility.show(verdict)
    return verdict.ok
  }

  const pay = () => {
    if (player === null || !isEligible()) return
    if (isPaidByBalance) return void purchase.buy(plays)
    if (method === undefined || deposit === null) return
    payment.sending.mutate({
      playerId: player.id,
      selection: plays,
      tracked: registration.tracked,
      request: {
        amount: toDecimal(deposit.amount),
        currencyId,
        by: method.by,
        ...(coupon.code === null ? {} : { coupon: coupon.code }),
      },
    })
  }

  return {
    steps,
    step,
    setStep,
    goOn,
    back,
    choice,
    setChoice,
    chooseTicket,
    isChosen: !rule || !choice.line || isReady(choice.line),
    selection,
    total,
    isPaidByBalance,
    depositStep: depositStep.data,
    methods,
    method,
    setMethodId,
    deposit,
    coupon,
    registration,
    purchase,
    payment,
    eligibilityPopup: eligibility.popup,
    pay,
  }
}

export type WizardState = ReturnType<typeof useWizard>
