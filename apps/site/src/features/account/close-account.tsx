import { Popup } from '@fairground/ui/parts/popup.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import type { Output } from '@fairground/contract/operations'
import { TextAreaField } from '@fairground/ui/parts/text-area-field.tsx'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { logout } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { PasswordPrompt } from '#features/account/password-prompt.tsx'
import { exactText } from '#shared/money.ts'
import { InlineLink } from '#shared/inline-link.tsx'
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

/** What closing means, said plainly before it is done; a break is offered as plainly. */
export function CloseAccount({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [owed, setOwed] = useState<Output<'closeAccount'>['owed'] | null>(null)
  if (owed !== null) return <Closed owed={owed} />
  const close = async (password: string) => {
    const said = reason.trim()
    const answer = await call('closeAccount', { password, ...(said !== '' && { reason: said }) })
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
