import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlayer, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { banksQuery } from '#shared/money/deposit-queries.ts'
import styles from './withdraw.module.css'

/** Explains how to add another account, and lists the supported banks of the player's country. */
export function OtherAccount() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const fallbackCountry = useSession().data?.configuration.defaultCountry ?? ''
  const country = usePlayer()?.details.country ?? fallbackCountry
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
