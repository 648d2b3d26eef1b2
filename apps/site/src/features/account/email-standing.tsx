import type { Player } from '@fairground/contract/entities/player'
import { useText } from '#app/text.ts'
import { ProofBadge } from '#features/account/proof-badge.tsx'
import { longDay } from '#shared/date.ts'
import { ResendEmail } from '#shared/form/resend-email.tsx'
import styles from './form.module.css'

/** The address that mails go to now, and whether it was confirmed. */
export function EmailStanding({ player: { details, verification } }: { player: Player }) {
  const t = useText()
  const { emailVerified, emailVerifiedDate } = verification
  return (
    <>
      <div className={styles.standing}>
        <b>{details.primaryEmail}</b>
        <ProofBadge state={emailVerified ? 'verified' : 'notSent'}>
          {t(emailVerified ? 'account.state.verified' : 'account.email.notConfirmed')}
        </ProofBadge>
      </div>
      {emailVerified ? (
        emailVerifiedDate !== null && (
          <p className="small muted">{t('account.email.since', { day: longDay(emailVerifiedDate) })}</p>
        )
      ) : (
        <>
          <p className="small muted">{t('account.email.look')}</p>
          <div className={styles.after}>
            <ResendEmail label={t('account.email.resend')} sent={t('account.email.sent')} />
          </div>
        </>
      )}
    </>
  )
}
