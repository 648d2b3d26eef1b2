import type { Transaction } from '@fairground/contract/entities/money/transaction'
import type { Output } from '@fairground/contract/operations'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { SectionHead } from '@fairground/ui/layout/section-head.tsx'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { exactText } from '#core/money.ts'
import { PagedList } from '#shared/layout/paged-list.tsx'
import { usePages } from '#shared/layout/use-pages.ts'
import styles from './subscription-money.module.css'

type Details = Output<'getPayGoGameSubscriptionDetails'>
type BookingKind = 'deposit' | 'play' | 'refund'

const isBookingKind = (kind: Transaction['kind']): kind is BookingKind =>
  kind === 'deposit' || kind === 'play' || kind === 'refund'

function BookingRow({ booking }: { booking: Transaction }) {
  const t = useText()
  const { kind, at, amount, balanceAfter, currencyId, gameInstanceId } = booking
  const text = isBookingKind(kind) ? t(`after.subscriptions.booked.${kind}`) : booking.description
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>
          {gameInstanceId === null ? (
            text
          ) : (
            <>
              {text} <InlineLink href={`/bets?id=${gameInstanceId}`}>#{gameInstanceId}</InlineLink>
            </>
          )}
        </b>
        <span className="meta num">{dayAndTime(at)}</span>
      </span>
      <span className={styles.amounts}>
        <b>{exactText(amount, currencyId, 'always')}</b>
        <span className="meta">
          {t('after.subscriptions.left', { amount: exactText(balanceAfter, currencyId, 'always') })}
        </span>
      </span>
    </li>
  )
}

/** Totals and transactions of the prepaid balance. */
export function SubscriptionMoney({ details }: { details: Details }) {
  const t = useText()
  const { subscription, paid, spent, won } = details
  const { id: subscriptionId, currencyId, remainingBalance } = subscription
  const amount = (decimal: string) => exactText(decimal, currencyId, 'always')
  const pages = usePages({
    queryKey: ['subscriptions', 'bookings', subscriptionId],
    load: page => call('searchPayGoSubscriptionTransactions', { ...page, request: { subscriptionId } }),
    getId: booking => booking.id,
  })
  return (
    <>
      <Card title={t('after.subscriptions.money')}>
        <KeyValueList
          rows={[
            { id: 'paid', term: t('after.subscriptions.paid'), value: amount(paid) },
            { id: 'spent', term: t('after.subscriptions.spent'), value: amount(spent) },
            { id: 'won', term: t('after.subscriptions.won'), value: amount(won) },
            {
              id: 'left',
              term: t('after.subscriptions.balance'),
              value: amount(remainingBalance),
              weight: 'strong',
            },
          ]}
        />
      </Card>
      <section aria-labelledby="bookings">
        <SectionHead id="bookings" title={t('after.subscriptions.log')} />
        <PagedList
          pages={pages}
          label={t('after.subscriptions.log')}
          failed={{ title: t('after.subscriptions.failed'), text: t('after.subscriptions.failedText') }}
          empty={null}
        >
          {pages.items.map(booking => (
            <BookingRow key={booking.id} booking={booking} />
          ))}
        </PagedList>
      </section>
    </>
  )
}
