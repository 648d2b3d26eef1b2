import type { Game } from '@fairground/contract/entities/games/game'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { WizardSteps } from '@fairground/ui/layout/wizard-steps.tsx'
import { Suspense, useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { exactSum } from '#core/money.ts'
import { closeModal, openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import type { PickingRule } from '#features/pick/draft/draft-line.ts'
import { EligibilityPopup } from '#features/purchase/eligibility-popup.tsx'
import { preloadSteps } from '#features/registration/lazy-steps.ts'
import { TooYoung } from '#features/registration/too-young.tsx'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { withOneClick } from './one-click-address.ts'
import { resumePendingForm } from './pending-form.ts'
import { SummaryCard } from './summary-card.tsx'
import { maxAtOnce } from './steps/ticket-step.tsx'
import { useWizard, type WizardState } from './use-wizard.ts'
import { WizardResult } from './wizard-result.tsx'
import { StepContent } from './step-content.tsx'
import { toVisibleStep, visibleSteps } from './wizard-steps.ts'
import styles from './wizard.module.css'

function StepActions({ game, wizard, formId }: { game: Game; wizard: WizardState; formId: string }) {
  const t = useText()
  const { step, steps, isPaidByBalance, registration, purchase, payment, total, deposit } = wizard
  const isFirst = steps.indexOf(step) === 0
  const isFull = maxAtOnce(game) < 1
  const blocked = isFull ? t('oneClick.full') : wizard.isChosen ? undefined : t('oneClick.unfinished')
  const working = registration.registering.isPending || payment.sending.isPending
  const sum = exactSum(isPaidByBalance || deposit === null ? total : deposit.amount)
  // The account exists once the address is known, so its steps are over.
  const mayGoBack = !isFirst && !(step === 'payment' && registration.tracked !== null)
  return (
    <>
      {mayGoBack && <Button onPress={wizard.back}>{t('oneClick.back')}</Button>}
      {step === 'ticket' && (
        <Button tone="primary" size="lg" disabledReason={blocked} onPress={wizard.chooseTicket}>
          {t('oneClick.continue')}
        </Button>
      )}
      {(step === 'account' || step === 'details' || step === 'address') && (
        <Button tone="primary" size="lg" type="submit" form={formId} loading={working}>
          {t('oneClick.continue')}
        </Button>
      )}
      {step === 'payment' && (
        <Button
          tone="primary"
          size="lg"
          disabledReason={wizard.method === undefined ? t('oneClick.noMethod') : undefined}
          onPress={wizard.goOn}
        >
          {t('oneClick.continue')}
        </Button>
      )}
      {step === 'check' && (
        <Button
          tone="primary"
          size="lg"
          icon="lock"
          loading={working || purchase.state.kind === 'buying'}
          onPress={wizard.pay}
        >
          {purchase.state.kind === 'uncertain' ? t('oneClick.again') : t('oneClick.pay', { total: sum })}
        </Button>
      )}
    </>
  )
}

/** The steps from the ticket to the payment. A payment or a purchase under way replaces them by its result. */
export function Wizard({ game, rule }: { game: Game; rule: PickingRule | undefined }) {
  const t = useText()
  const formId = useId()
  const { pathname, search } = useLocation()
  const leaveTo = useLeaveModal()
  const wizard = useWizard(game, rule)
  const { step, steps, registration, payment, purchase, choice, selection } = wizard
  const needsDetails = steps.includes('details')
  useEffect(() => void resumePendingForm(), [])
  useEffect(() => {
    if (needsDetails) preloadSteps()
  }, [needsDetails])
  if (registration.tooYoung) return <TooYoung />
  if (payment.stored !== null || purchase.state.kind === 'bought')
    return <WizardResult game={game} wizard={wizard} />
  const shown = visibleSteps(steps)
  const current = toVisibleStep(step)
  const logIn = () => openModal('login', { redirectUrl: withOneClick(pathname + search, game.gameId) })
  const { popup, actions } = { popup: wizard.eligibilityPopup, actions: wizard.eligibilityPopup.actions }
  return (
    <Modal
      open
      tall
      width="broad"
      title={t('oneClick.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={<StepActions game={game} wizard={wizard} formId={formId} />}
    >
      <WizardSteps
        label={t('oneClick.steps')}
        steps={shown.map(id => ({ id, label: t(`oneClick.step.${id}`) }))}
        current={current}
        summary={t('oneClick.summary', {
          n: shown.indexOf(current) + 1,
          of: shown.length,
          step: t(`oneClick.step.${current}`),
        })}
        onSelect={id => wizard.setStep(steps.find(each => toVisibleStep(each) === id) ?? 'ticket')}
      />
      <div className={styles.body}>
        <div>
          {step === 'account' && (
            <p className="muted">
              {t('oneClick.newHere')} <TextButton onPress={logIn}>{t('oneClick.logInInstead')}</TextButton>
            </p>
          )}
          <Suspense fallback={<Spinner />}>
            <StepContent game={game} rule={rule} wizard={wizard} formId={formId} onLogIn={logIn} />
          </Suspense>
        </div>
        <SummaryCard
          game={game}
          selection={step === 'ticket' ? { userPlays: [], userPlaysCount: choice.count } : selection}
        />
      </div>
      <EligibilityPopup {...popup} actions={{ ...actions, deposit: () => leaveTo('/deposit') }} />
    </Modal>
  )
}
