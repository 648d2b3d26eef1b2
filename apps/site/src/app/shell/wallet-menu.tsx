import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { PopoverOnDemand } from '#shared/layout/popover-on-demand.tsx'
import { WalletPill } from '@fairground/ui/money/wallet-pill.tsx'
import { useAccounts } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { exactText } from '#core/money.ts'
import styles from '#shared/layout/session-menu.module.css'

/** The balance of the main account, and a popover with all accounts. */
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
