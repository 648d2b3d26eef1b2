import { useQuery } from '@tanstack/react-query'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { banksQuery } from './deposit-queries.ts'
import styles from './method-card.module.css'

/** Which banks of the player's country can be paid from; the account itself is named on the provider's page. */
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
