import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { paymentMethodsQuery } from '#shared/money/cashier-queries.ts'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { MethodRow } from './method-row.tsx'
import styles from './methods-screen.module.css'

/** The stored cards, wallets and bank accounts, which the player can remove. */
export function MethodsScreen() {
  const t = useText()
  const query = useQuery({ ...paymentMethodsQuery, refetchOnMount: 'always' })
  return (
    <MoneyPage page="methods" intro={t('cashier.methods.intro')}>
      <Loaded
        query={query}
        height={220}
        failed={{ title: t('cashier.methods.failed'), text: t('cashier.methods.failedText') }}
      >
        {({ methods }) =>
          methods.length === 0 ? (
            <EmptyState
              title={t('cashier.methods.none')}
              text={t('cashier.methods.noneText')}
              action={<ButtonLink href="/deposit">{t('cashier.pages.deposit')}</ButtonLink>}
            />
          ) : (
            <Card as="div" pad="none">
              <ul className={styles.methods} aria-label={t('cashier.pages.methods')}>
                {methods.map(method => (
                  <MethodRow key={method.id} method={method} />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
    </MoneyPage>
  )
}
