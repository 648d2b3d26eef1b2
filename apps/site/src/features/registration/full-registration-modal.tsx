import type { Player } from '@fairground/contract/entities/players/player'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { WizardSteps } from '@fairground/ui/layout/wizard-steps.tsx'
import { Suspense, useEffect, useId } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { closeModal, openModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { FullRegistrationDone } from './full-registration-done.tsx'
import { type FullStep, fullRefusal, isTooYoungFault } from './full-refusal.ts'
import { AddressStep, YouStep } from './lazy-steps.ts'
import { TooYoung } from './too-young.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { useFullRegistration } from './use-full-registration.ts'
import styles from './registration.module.css'

const steps: readonly FullStep[] = ['you', 'address']

function Registration({ player }: { player: Player }) {
  const t = useText()
  const formId = useId()
  const { step, goTo, finish, working, error, done } = useFullRegistration(player)
  const top = useFocusOnChange(step)
  if (done) return <FullRegistrationDone player={player} />
  if (isTooYoungFault(error)) return <TooYoung />
  const refusal = fullRefusal(error)
  const refused = refusal && { [refusal.name]: thrownText(error) }
  return (
    <Modal
      open
      tall
      width="wide"
      title={t('fullRegistration.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        step === 'you' ? (
          <Button tone="primary" size="lg" full type="submit" form={formId}>
            {t('fullRegistration.next')}
          </Button>
        ) : (
          <>
            <Button size="lg" onPress={() => goTo('you')}>
              {t('fullRegistration.back')}
            </Button>
            <Button tone="primary" size="lg" type="submit" form={formId} loading={working}>
              {t('fullRegistration.submit')}
            </Button>
          </>
        )
      }
    >
      <div ref={top} tabIndex={-1} className={styles.steps}>
        <WizardSteps
          label={t('fullRegistration.steps')}
          steps={steps.map(id => ({ id, label: t(`fullRegistration.step.${id}`) }))}
          current={step}
          summary={t('fullRegistration.summary', {
            n: steps.indexOf(step) + 1,
            of: steps.length,
            step: t(`fullRegistration.step.${step}`),
          })}
          onSelect={() => goTo('you')}
        />
        {error !== null && refusal === undefined && (
          <Note tone="danger" icon="warning" live>
            {thrownText(error)}
          </Note>
        )}
        <Suspense fallback={<Spinner />}>
          {step === 'you' ? (
            <YouStep id={formId} player={player} refused={refused} onDone={() => goTo('address')} />
          ) : (
            <AddressStep
              id={formId}
              refused={refused}
              onDone={() => {
                if (!working) finish()
              }}
            />
          )}
        </Suspense>
      </div>
    </Modal>
  )
}

/** The second part of the registration; requires a logged-in player. */
export function FullRegistrationModal() {
  const player = usePlayer()
  useEffect(() => {
    if (player === null) openModal('login', {})
  }, [player])
  return player && <Registration player={player} />
}
