import { Popup } from '@fairground/ui/feedback/popup.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import type { Output } from '@fairground/contract/operations'
import { TextAreaField } from '@fairground/ui/controls/text-area-field.tsx'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { logout } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { PasswordPrompt } from '#shared/account/password-prompt.tsx'
import { exactText } from '#core/money.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from './close-account.module.css'

function Closed({ owed }: Pick<Output<'closeAccount'>, 'owed'>) {
  const t = useText()
  return (
    <Popup open title={t('account.close.doneTitle')} okLabel={t('common.ok')} onOk={() => void logout()}>
      <p>{t(owed.length > 0 ? 'account.close.owed' : 'account.close.done')}</p>
      {owed.length > 0 && (
        <KeyValueList
          rows={owed.map(({ currencyId, amount }) => ({
            id: currencyId,
            term: t('account.close.stays'),
            value: exactText(amount, currencyId, 'always'),
            weight: 'strong',
          }))}
        />
      )}
    </Popup>
  )
}

/** States the consequences before the account closes and offers a break as an alternative. */
export function CloseAccount({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [owed, setOwed] = useState<Output<'closeAccount'>['owed'] | null>(null)
  if (owed !== null) return <Closed owed={owed} />
  const close = async (password: string) => {
    const trimmedReason = reason.trim()
    const answer = await call('closeAccount', {
      password,
      ...(trimmedReason !== '' && { reason: trimmedReason }),
    })
    setOwed(answer.owed)
  }
  return (
    <PasswordPrompt
      title={t('account.close.title')}
      label={t('account.close.close')}
      tone="danger"
      onPassword={close}
      onClose={onClose}
    >
      <ul className={styles.facts}>
        <li>{t('account.close.out')}</li>
        <li>{t('account.close.tickets')}</li>
        <li>{t('account.close.money')}</li>
        <li>{t('account.close.kept')}</li>
      </ul>
      <p>
        {t('account.close.pause')}{' '}
        <InlineLink href="/cashier/responsiblegaming">{t('account.close.break')}</InlineLink>
      </p>
      <TextAreaField
        label={t('account.close.reason')}
        maxLength={4000}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
    </PasswordPrompt>
  )
}
