import type { Player } from '@fairground/contract/entities/player'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { closeModal } from '#app/modals.ts'
import { usePlayer, useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { ResendEmail } from '#shared/form/resend-email.tsx'
import { ResultMark } from '#shared/result-mark.tsx'
import { useLeaveTo } from '#shared/use-leave-to.ts'
import styles from './full-registration-done.module.css'

/** Confirm the email, or add money: the operator's configuration says which comes next. */
function NextThing({ player }: { player: Player }) {
  const t = useText()
  const leaveTo = useLeaveTo()
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

/** The end of the registration. Limits are offered as plainly as going on without them. */
export function FullRegistrationDone({ player }: { player: Player }) {
  const t = useText()
  const leaveTo = useLeaveTo()
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
        <NextThing player={now} />
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
