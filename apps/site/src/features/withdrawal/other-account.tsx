import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlayer, useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import { banksQuery } from '#features/deposit/deposit-queries.ts'
import styles from './withdraw.module.css'

/** How another account comes into the list, and which banks of the player's country can be used for it. */
export function OtherAccount() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const otherwise = useSession().data?.configuration.defaultCountry ?? ''
  const country = usePlayer()?.details.country ?? otherwise
  const { data } = useQuery({ ...banksQuery(country), enabled: open })
  const banks = data?.banks.map(({ name }) => name) ?? []
  return (
    <details className={styles.other} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {t('withdrawal.to.other')}
        <Icon name="down" size="sm" />
      </summary>
      <p className="small muted">
        {t('withdrawal.to.otherText')} <InlineLink href="/deposit">{t('withdrawal.to.add')}</InlineLink>
      </p>
      {banks.length > 0 && (
        <p className="small muted">{t('withdrawal.to.banks', { banks: banks.join(', ') })}</p>
      )}
    </details>
  )
}
