import type { Game } from '@fairground/contract/entities/games/game'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { usePlayer } from '#core/session/session.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import type { PickingRule } from '#features/pick/draft/draft-line.ts'
import { fullRefusal } from '#features/registration/full-refusal.ts'
import { AddressStep, RegisterForm, YouStep } from '#features/registration/lazy-steps.ts'
import { registerRefusal } from '#features/registration/register-refusal.ts'
import { useMethodLabel } from '#shared/money/use-method-label.ts'
import { storePendingForm } from './pending-form.ts'
import { CheckStep } from './steps/check-step.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { TicketStep } from './steps/ticket-step.tsx'
import type { WizardState } from './use-wizard.ts'

interface StepContentProps {
  readonly game: Game
  readonly rule: PickingRule | undefined
  readonly wizard: WizardState
  readonly formId: string
  readonly onLogIn: () => void
}

export function StepContent({ game, rule, wizard, formId, onLogIn }: StepContentProps) {
  const t = useText()
  const player = usePlayer()
  const toMethodLabel = useMethodLabel()
  const { step, registration, method, selection } = wizard
  const { registering } = registration
  const refusal = registering.error ? fullRefusal(registering.error) : undefined
  const refused = refusal && { [refusal.name]: thrownText(registering.error) }
  const toPayWith = (): string | undefined => {
    if (wizard.isPaidByBalance || method === undefined) return undefined
    return method.label === null
      ? t(`deposit.method.new.${method.option.kind}`)
      : toMethodLabel(method.option.kind, method.label)
  }
  /** Forgets the last refusal, which would mark the corrected value as refused too. */
  const goOn = () => {
    registering.reset()
    wizard.goOn()
  }
  /** A refused field may belong to an earlier step. */
  const register = () =>
    registering.mutate(undefined, {
      onSuccess: wizard.goOn,
      onError: error => {
        const found = fullRefusal(error)
        if (found?.step === 'you') wizard.setStep('details')
        else if (player === null && registerRefusal(error).kind === 'field') wizard.setStep('account')
      },
    })
  switch (step) {
    case 'ticket':
      return <TicketStep game={game} rule={rule} choice={wizard.choice} onChoose={wizard.setChoice} />
    case 'account':
      return (
        <RegisterForm
          id={formId}
          error={registering.error}
          onLogIn={onLogIn}
          onSubmit={values => registration.takeAccount(values) && goOn()}
        />
      )
    case 'details':
      return (
        <YouStep
          id={formId}
          player={player}
          refused={refusal?.step === 'you' ? refused : undefined}
          onDone={() => {
            void storePendingForm(2)
            goOn()
          }}
        />
      )
    case 'address':
      return (
        <>
          <AddressStep
            id={formId}
            refused={refusal?.step === 'address' ? refused : undefined}
            onDone={register}
          />
          {registering.error && !refusal && (
            <Note tone="danger" icon="warning" live>
              {thrownText(registering.error)}
            </Note>
          )}
          <Note icon="lock">{t('oneClick.whyAddress')}</Note>
        </>
      )
    case 'payment':
      return (
        <PaymentStep
          step={wizard.depositStep}
          methods={wizard.methods}
          method={method}
          onMethod={wizard.setMethodId}
          coupon={wizard.coupon}
          deposit={wizard.deposit}
        />
      )
    case 'check':
      return (
        <CheckStep
          game={game}
          selection={selection}
          payWith={toPayWith()}
          deposit={wizard.deposit}
          state={wizard.purchase.state}
          error={wizard.payment.sending.error}
          onEdit={wizard.setStep}
        />
      )
  }
}
