import type { Player } from '@fairground/contract/entities/player'
import { readablePhone } from '@fairground/places/phone'
import { Button } from '@fairground/ui/parts/button.tsx'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { ProofBadge } from '#features/account/proof-badge.tsx'
import { longDay } from '#shared/date.ts'
import styles from './form.module.css'

/** The number that codes go to now, and whether it was verified. */
export function PhoneStanding({
  details: { phoneMobile, mobilePhoneVerified, phoneVerifiedDate },
}: {
  details: Player['details']
}) {
  const t = useText()
  return (
    <>
      <div className={styles.standing}>
        <b className="num" dir="ltr">
          {readablePhone(phoneMobile)}
        </b>
        <ProofBadge state={mobilePhoneVerified ? 'verified' : 'notSent'}>
          {t(mobilePhoneVerified ? 'account.state.verified' : 'account.phone.notVerified')}
        </ProofBadge>
      </div>
      {mobilePhoneVerified ? (
        phoneVerifiedDate !== null && (
          <p className="small muted">{t('account.phone.since', { day: longDay(phoneVerifiedDate) })}</p>
        )
      ) : (
        <div className={styles.after}>
          <Button icon="phone" onPress={() => openModal('phoneValidation')}>
            {t('account.phone.verify')}
          </Button>
        </div>
      )}
    </>
  )
}
