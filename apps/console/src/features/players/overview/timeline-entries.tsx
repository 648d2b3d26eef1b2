import type { PageRow } from '#core/api/use-rows.ts'
import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import type { TimelineEntry } from '#parts/timeline/timeline.tsx'
import { describeJournal, isShownAsJournal } from '#features/players/words/journal-words.ts'
import {
  describePaymentFlag,
  describePaymentState,
  paymentIcons,
} from '#features/players/words/payment-words.ts'
import { Money } from './money.tsx'

type Journal = PageRow<'listPlayerJournals'>
type Payment = PageRow<'listPlayerPayments'>
type Ticket = PageRow<'listPlayerTickets'>

const titles = { deposit: 'Deposit', withdrawal: 'Withdrawal' } as const

export const toPaymentEntry = (payment: Payment): TimelineEntry => {
  const { kind, id, at, status, flag, amount, currency } = payment
  const state = describePaymentState(kind, status)
  return {
    key: `${kind}-${id}`,
    at,
    icon: paymentIcons[kind],
    title: titles[kind],
    note: [state.title, flag && describePaymentFlag(flag)].filter(Boolean).join('. '),
    end: (
      <Money
        amount={amount}
        currency={currency}
        isSigned={status === 'COMPLETED' || status === 'PAID'}
        sign={kind === 'deposit' ? 1 : -1}
      />
    ),
    ...(state.tone === 'good' || state.tone === 'warn' || state.tone === 'bad' ? { tone: state.tone } : {}),
  }
}

export const toJournalEntries = (journals: readonly Journal[]): readonly TimelineEntry[] =>
  journals
    .filter(({ kind }) => isShownAsJournal(kind))
    .map(({ journalId, kind, at, changes }) => ({
      key: `journal-${journalId}`,
      at,
      ...describeJournal(kind),
      end: changes.map(({ account, currency, amount }, index) => (
        <Money key={`${account}-${index}`} amount={amount} currency={currency} isSigned />
      )),
    }))

/** One entry per draw and moment: a purchase of six lines is one act of the player. */
export const toTicketEntries = (tickets: readonly Ticket[]): readonly TimelineEntry[] =>
  [...Map.groupBy(tickets, ({ instanceId, at }) => `${instanceId}-${at}`)].map(([key, bought]) => {
    const [{ instanceId, at }] = bought as [Ticket, ...Ticket[]]
    const cost = bought.reduce((sum, { price, fee }) => sum + BigInt(price) + BigInt(fee), 0n)
    const won = bought.filter(({ outcome }) => outcome === 'WON').length
    return {
      key: `tickets-${key}`,
      at,
      icon: 'ticket',
      title: `Bought ${formatQuantity(bought.length, 'ticket')}`,
      note: `Draw ${formatCount(instanceId)}${won > 0 ? `, ${formatQuantity(won, 'ticket')} won` : ''}`,
      end: <Money amount={String(-cost)} isSigned />,
    }
  })
