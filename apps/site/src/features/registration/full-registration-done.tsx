import type { Player } from '@fairground/contract/entities/players/player'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { closeModal } from '#core/modals.ts'
import { usePlayer, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { ResendEmail } from '#shared/form/resend-email.tsx'
import { ResultMark } from '#shared/layout/result-mark.tsx'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import styles from './full-registration-done.module.css'

/** The operator's configuration decides between email confirmation and a first deposit. */
function NextStep({ player }: { player: Player }) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const configuration = useSession().data?.configuration
  const mustConfirm =
    !player.verification.emailVerified &&
    (configuration?.EMAIL_ON_FULL_REGISTRATION || configuration?.emailVerifiedEnabled)
  return mustConfirm ? (
    <>
      <p>{t('fullRegistration.done.emailText', { email: player.details.primaryEmail })}</p>
      <ResendEmail label={t('fullRegistration.done.resend')} sent={t('fullRegistration.done.resent')} />
    </>
  ) : (
    <>
      <p>{t('fullRegistration.done.depositText')}</p>
      <Button icon="wallet" onPress={() => leaveTo('/deposit')}>
        {t('common.deposit')}
      </Button>
    </>
  )
}

/** Setting limits and continuing without them have equal weight. */
export function FullRegistrationDone({ player }: { player: Player }) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const now = usePlayer() ?? player
  return (
    <Modal
      open
      title={t('fullRegistration.done.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          <Button size="lg" onPress={() => leaveTo('/cashier/responsiblegaming/limits')}>
            {t('shell.setLimits')}
          </Button>
          <Button size="lg" onPress={closeModal}>
            {t('fullRegistration.done.notNow')}
          </Button>
        </>
      }
    >
      <div className={styles.done}>
        <ResultMark tone="win" icon="check" />
        <p className={styles.hello}>{t('fullRegistration.done.hello', { name: now.details.firstName })}</p>
        <NextStep player={now} />
      </div>
      <section className={styles.limits}>
        <h3>
          <Icon name="shield" />
          {t('fullRegistration.done.limitsTitle')}
        </h3>
        <p className="muted">{t('fullRegistration.done.limitsText')}</p>
      </section>
    </Modal>
  )
}
