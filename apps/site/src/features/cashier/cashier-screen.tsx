import type { Player } from '@fairground/contract/entities/players/player'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { BalanceBlock } from '#shared/money/balance-block.tsx'
import { DepositLimitCard } from '#shared/money/deposit-limit-card.tsx'
import { LastMovements } from '#features/cashier/last-movements.tsx'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { moneyPages } from '#shared/money/money-pages.ts'
import { PendingPayments } from './pending-payments.tsx'
import { OtherAccounts } from '#features/currencies/other-accounts.tsx'
import { LinkRow } from '#shared/layout/link-row.tsx'
import { useMainCurrency } from '#shared/money/use-main-currency.ts'
import styles from './cashier-screen.module.css'

const moreLinks = moneyPages.filter(({ id }) => ['methods', 'history', 'prizes', 'saferPlay'].includes(id))

/** Replaces the menu on narrow screens. */
function MoreLinks() {
  const t = useText()
  return (
    <nav className={styles.links} aria-label={t('cashier.more')}>
      <Card as="div" pad="none">
        <ul>
          {moreLinks.map(({ id, icon, href }) => (
            <LinkRow key={id} icon={icon} href={href} label={t(`cashier.pages.${id}`)} />
          ))}
        </ul>
      </Card>
    </nav>
  )
}

function Overview({ player, currencyId }: { player: Player; currencyId: string }) {
  const t = useText()
  return (
    <MoneyPage
      page="overview"
      lead={<BalanceBlock currencyId={currencyId} />}
      aside={
        <>
          <DepositLimitCard />
          <OtherAccounts mainCurrency={currencyId} />
        </>
      }
    >
      <div className={styles.actions}>
        <ButtonLink size="lg" icon="plus" tone="primary" href="/deposit">
          {t('cashier.pages.deposit')}
        </ButtonLink>
        <ButtonLink size="lg" icon="upload" href="/withdraw">
          {t('cashier.pages.withdraw')}
        </ButtonLink>
      </div>
      <PendingPayments playerId={player.id} />
      <LastMovements />
      <MoreLinks />
    </MoneyPage>
  )
}

/** The cashier overview: balance, pending payments, recent transactions and links. */
export function CashierScreen() {
  const player = usePlayer()
  const currencyId = useMainCurrency()
  if (player === null || player.demo === true || currencyId === null)
    return <MoneyPage page="overview">{null}</MoneyPage>
  return <Overview player={player} currencyId={currencyId} />
}
