import type { Account } from '@fairground/contract/entities/money/account'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { AccountRow } from './account-row.tsx'
import { type Pack, PointPacks } from './point-packs.tsx'
import styles from './other-accounts-card.module.css'

interface OtherAccountsCardProps {
  accounts: readonly Account[]
  packs: readonly Pack[]
  mainCurrency: string
}

export function OtherAccountsCard({ accounts, packs, mainCurrency }: OtherAccountsCardProps) {
  const t = useText()
  const hasPacks = useIsFeatureOn('pointPacks') && packs.length > 0
  return (
    <Card title={t('cashier.accounts.title')}>
      <div className={styles.parts}>
        {accounts.length > 0 && (
          <ul className={styles.accounts}>
            {accounts.map(account => (
              <AccountRow key={account.accountId} account={account} mainCurrency={mainCurrency} />
            ))}
          </ul>
        )}
        {hasPacks && <PointPacks packs={packs} />}
      </div>
    </Card>
  )
}
