import type { Player } from '@fairground/contract/entities/players/player'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import { ProofBadge } from '#shared/account/proof-badge.tsx'
import { longDay } from '#core/time/date.ts'
import { ResendEmail } from '#shared/form/resend-email.tsx'
import styles from '#shared/account/form.module.css'

/** The current email address and whether it is confirmed. */
export function EmailStatus({ player: { details, verification } }: { player: Player }) {
  const t = useText()
  const { emailVerified, emailVerifiedDate } = verification
  const { emailPending } = details
  return (
    <>
      <div className={styles.status}>
        <b>{details.primaryEmail}</b>
        <ProofBadge state={emailVerified ? 'verified' : 'notSent'}>
          {t(emailVerified ? 'account.state.verified' : 'account.email.notConfirmed')}
        </ProofBadge>
      </div>
      {emailVerified && emailVerifiedDate !== null && (
        <p className="small muted">{t('account.email.since', { day: longDay(emailVerifiedDate) })}</p>
      )}
      {(!emailVerified || emailPending !== undefined) && (
        <>
          {emailPending === undefined ? (
            <p className="small muted">{t('account.email.look')}</p>
          ) : (
            <Note tone="info" icon="clock">
              {t('account.email.pending', { email: emailPending })}
            </Note>
          )}
          <div className={styles.after}>
            <ResendEmail label={t('account.email.resend')} sent={t('account.email.sent')} />
          </div>
        </>
      )}
    </>
  )
}
