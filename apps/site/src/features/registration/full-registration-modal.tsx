import type { Player } from '@fairground/contract/entities/player'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { Spinner } from '@fairground/ui/parts/spinner.tsx'
import { WizardSteps } from '@fairground/ui/parts/wizard-steps.tsx'
import { lazy, Suspense, useEffect, useId } from 'react'
import { thrownText } from '#app/error-text.ts'
import { lazyPage } from '#app/lazy-page.ts'
import { closeModal, openModal } from '#app/modals.ts'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { FullRegistrationDone } from './full-registration-done.tsx'
import { type FullStep, fullRefusal, isTooYoungFault } from './full-refusal.ts'
import { TooYoung } from './too-young.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { useFullRegistration } from './use-full-registration.ts'
import styles from './registration.module.css'

/** The steps bring the phone numbers and postal codes of the world: the frame does not wait for them. */
const YouStep = lazy(lazyPage(async () => (await import('./you-step.tsx')).YouStep))
const AddressStep = lazy(lazyPage(async () => (await import('./address-step.tsx')).AddressStep))

const steps: readonly FullStep[] = ['you', 'address']

function Registration({ player }: { player: Player }) {
  const t = useText()
  const formId = useId()
  const { step, setStep, finish, working, error, done } = useFullRegistration(player)
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
            <Button size="lg" onPress={() => setStep('you')}>
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
          onSelect={() => setStep('you')}
        />
        {error !== null && refusal === undefined && (
          <Note tone="danger" icon="warning" live>
            {thrownText(error)}
          </Note>
        )}
        <Suspense fallback={<Spinner />}>
          {step === 'you' ? (
            <YouStep id={formId} player={player} refused={refused} onDone={() => setStep('address')} />
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

/** The rest of a registration, for the player who is logged in. */
export function FullRegistrationModal() {
  const player = usePlayer()
  useEffect(() => {
    if (player === null) openModal('login', {})
  }, [player])
  return player && <Registration player={player} />
}
