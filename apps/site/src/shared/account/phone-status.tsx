import type { Player } from '@fairground/contract/entities/players/player'
import { formatPhone } from '@fairground/places/phone'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { ProofBadge } from './proof-badge.tsx'
import { longDay } from '#core/time/date.ts'
import styles from './form.module.css'

/** The current mobile number and whether it is verified. */
export function PhoneStatus({
  details: { phoneMobile, phonePending, mobilePhoneVerified, phoneVerifiedDate },
}: {
  details: Player['details']
}) {
  const t = useText()
  return (
    <>
      {phoneMobile !== '' && (
        <div className={styles.status}>
          <b className="num" dir="ltr">
            {formatPhone(phoneMobile)}
          </b>
          <ProofBadge state={mobilePhoneVerified ? 'verified' : 'notSent'}>
            {t(mobilePhoneVerified ? 'account.state.verified' : 'account.phone.notVerified')}
          </ProofBadge>
        </div>
      )}
      {mobilePhoneVerified && phoneVerifiedDate !== null && (
        <p className="small muted">{t('account.phone.since', { day: longDay(phoneVerifiedDate) })}</p>
      )}
      {phonePending !== undefined && (
        <div className={styles.after}>
          <Note tone="info" icon="clock">
            {t('account.phone.pending', { phone: `\u2066${formatPhone(phonePending)}\u2069` })}
          </Note>
        </div>
      )}
      {(!mobilePhoneVerified || phonePending !== undefined) && (
        <div className={styles.after}>
          <Button icon="phone" onPress={() => openModal('phoneValidation', {})}>
            {t(phonePending === undefined ? 'account.phone.verify' : 'account.phone.verifyNew')}
          </Button>
        </div>
      )}
    </>
  )
}
