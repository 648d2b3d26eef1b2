import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { PopoverOnDemand } from '#shared/popover-on-demand.tsx'
import { WalletPill } from '@fairground/ui/parts/wallet-pill.tsx'
import { useAccounts } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import styles from './session-menu.module.css'

/** The main account in the bar, every account behind it. */
export function WalletMenu() {
  const t = useText()
  const accounts = useAccounts()
  const [main] = accounts
  const text = main === undefined ? '…' : exactText(main.accountBalance, main.accountCurrency, 'always')
  return (
    <PopoverOnDemand
      label={t('shell.wallet')}
      renderTrigger={({ ref, expanded, onPress }) => (
        <WalletPill
          ref={ref}
          expanded={expanded}
          onPress={onPress}
          balance={text}
          label={t('shell.balanceLabel')}
          deposit={{ label: t('common.deposit'), href: '/deposit' }}
        />
      )}
    >
      <h2>{t('shell.wallet')}</h2>
      <KeyValueList
        rows={accounts.map(account => ({
          id: account.accountCurrency,
          term: account.accountCurrency === 'FPP' ? t('shell.points') : account.accountCurrency,
          value: exactText(account.accountBalance, account.accountCurrency, 'always'),
          weight: account === main ? 'strong' : 'normal',
        }))}
      />
      <div className={styles.actions}>
        <ButtonLink href="/cashier" icon="wallet">
          {t('shell.cashier')}
        </ButtonLink>
        <ButtonLink href="/withdraw" icon="upload">
          {t('common.cashOut')}
        </ButtonLink>
      </div>
    </PopoverOnDemand>
  )
}
