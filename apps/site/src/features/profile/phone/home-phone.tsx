import type { Player } from '@fairground/contract/entities/players/player'
import { formatPhone } from '@fairground/places/phone'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useState } from 'react'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { ProofBadge } from '#shared/account/proof-badge.tsx'
import { HomePhoneForm } from './home-phone-form.tsx'
import styles from '#shared/account/form.module.css'

/** Support can call this number. It is never used to log in. */
export function HomePhone({ details }: { details: Player['details'] }) {
  const t = useText()
  const [editing, setEditing] = useState(false)
  const { phoneHome, homePhoneVerified } = details
  return (
    <Card title={t('account.phone.home')}>
      {phoneHome === undefined ? (
        <p className="muted">{t('account.phone.noHome')}</p>
      ) : (
        <div className={styles.status}>
          <b className="num" dir="ltr">
            {formatPhone(phoneHome)}
          </b>
          <ProofBadge state={homePhoneVerified ? 'verified' : 'notSent'}>
            {t(homePhoneVerified ? 'account.state.verified' : 'account.phone.notVerified')}
          </ProofBadge>
        </div>
      )}
      {editing ? (
        <HomePhoneForm details={details} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.after}>
          <Button onPress={() => setEditing(true)}>
            {t(phoneHome === undefined ? 'account.phone.addHome' : 'account.phone.changeHome')}
          </Button>
          {phoneHome !== undefined && !homePhoneVerified && (
            <Button icon="phone" onPress={() => openModal('phoneValidation', { home: true })}>
              {t('account.phone.verifyHome')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
