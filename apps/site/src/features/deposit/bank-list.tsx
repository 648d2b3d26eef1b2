import { useQuery } from '@tanstack/react-query'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { banksQuery } from '#shared/money/deposit-queries.ts'
import styles from './method-card.module.css'

/** The supported banks of the player's country; the provider's page takes the bank account. */
export function BankList() {
  const t = useText()
  const country = usePlayer()?.details.country ?? null
  const banks = useQuery({ ...banksQuery(country ?? ''), enabled: country !== null }).data?.banks ?? []
  return (
    <div className="small">
      <p className="muted">{t('deposit.banks.how')}</p>
      {banks.length > 0 && (
        <ul className={styles.banks} aria-label={t('deposit.banks.title')}>
          {banks.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
