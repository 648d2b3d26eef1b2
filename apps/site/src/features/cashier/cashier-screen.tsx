import type { Player } from '@fairground/contract/entities/player'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { BalanceBlock } from '#features/cashier/balance-block.tsx'
import { DepositLimitCard } from '#features/cashier/deposit-limit-card.tsx'
import { LastMovements } from '#features/cashier/last-movements.tsx'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import { moneyPages } from '#features/cashier/money-pages.ts'
import { UnderWay } from '#features/cashier/under-way.tsx'
import { OtherAccounts } from '#features/currencies/other-accounts.tsx'
import { LinkRow } from '#shared/link-row.tsx'
import { useMainCurrency } from '#shared/use-main-currency.ts'
import styles from './cashier-screen.module.css'

const ways = moneyPages.filter(({ id }) => id === 'history' || id === 'prizes' || id === 'saferPlay')

/** Where a narrow screen goes on; a wide one has its menu. */
function Ways() {
  const t = useText()
  return (
    <nav className={styles.ways} aria-label={t('cashier.more')}>
      <Card as="div" pad="none">
        <ul>
          {ways.map(({ id, icon, href }) => (
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
      <div className={styles.acts}>
        <ButtonLink size="lg" icon="plus" tone="primary" href="/deposit">
          {t('cashier.pages.deposit')}
        </ButtonLink>
        <ButtonLink size="lg" icon="upload" href="/withdraw">
          {t('cashier.pages.withdraw')}
        </ButtonLink>
      </div>
      <UnderWay playerId={player.id} />
      <LastMovements />
      <Ways />
    </MoneyPage>
  )
}

/** The player's money at a glance: what there is, what is under way, what moved, and the ways on. */
export function CashierScreen() {
  const player = usePlayer()
  const currencyId = useMainCurrency()
  if (player === null || player.demo === true || currencyId === null)
    return <MoneyPage page="overview">{null}</MoneyPage>
  return <Overview player={player} currencyId={currencyId} />
}
