import { money } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { FactGrid } from '@fairground/ui/layout/key-value-list.tsx'
import { currencyCode, exactSum } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import type { PracticeWallet } from './practice-wallet.ts'
import styles from './practice.module.css'

export interface WalletCardProps {
  wallet: PracticeWallet
  currencyId: string
  onRestart: () => void
}

/** The play money so far, with a loss as plain as a win. */
export function WalletCard({ wallet, currencyId, onRestart }: WalletCardProps) {
  const t = useText()
  const text = (amount: bigint) => exactSum(money(amount, currencyCode(currencyId))).replace('-', '−')
  return (
    <Card
      title={t('practice.wallet')}
      action={
        <Button size="sm" icon="repeat" onPress={onRestart}>
          {t('practice.restart')}
        </Button>
      }
    >
      <div className={styles.column}>
        <FactGrid
          rows={[
            { id: 'left', term: t('practice.left'), value: text(wallet.left), weight: 'strong' },
            { id: 'spent', term: t('practice.spent'), value: text(wallet.spent), weight: 'strong' },
            { id: 'won', term: t('practice.won'), value: text(wallet.won), weight: 'strong' },
            { id: 'net', term: t('practice.net'), value: text(wallet.won - wallet.spent), weight: 'strong' },
          ]}
        />
        <p className="small muted">{t('practice.plays', { count: wallet.plays })}</p>
      </div>
    </Card>
  )
}
