import type { ExternalHistoryItem } from '@fairground/contract/entities/games/game-history'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useSearchParams } from 'react-router'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { historySearch } from './history-search.ts'
import { exactText, toMoney } from '#core/money.ts'
import { PagedList } from '#shared/layout/paged-list.tsx'
import { usePages } from '#shared/layout/use-pages.ts'
import styles from './external-history.module.css'

function Row({ item }: { item: ExternalHistoryItem }) {
  const t = useText()
  const won = toMoney(item.won, item.currencyId).amount > 0n
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{item.gameTitle}</b>
        <span className="meta num">
          {t('after.row.when', { when: dayAndTime(item.boughtAt), id: item.gameInstanceId })}
        </span>
      </div>
      <span className="small">{t('after.history.ticket', { ticket: item.ticketId })}</span>
      <span className={styles.money} data-won={won || undefined}>
        {t('after.history.staked', { amount: exactText(item.staked, item.currencyId, 'always') })}
        {' · '}
        {won
          ? t('after.history.won', { amount: exactText(item.won, item.currencyId, 'always') })
          : t('after.history.noPrize')}
      </span>
      <TextLink href={`/draws?id=${item.gameInstanceId}`} icon="shield">
        {t('common.verify')}
      </TextLink>
    </li>
  )
}

/** Plays bought in a shop or through another channel. */
export function ExternalHistory({ playerId }: { playerId: number }) {
  const t = useText()
  const [address] = useSearchParams()
  const request = { ...historySearch(address), playerId }
  const pages = usePages({
    queryKey: ['searchPlayersExternalHistory', request],
    load: page => call('searchPlayersExternalHistory', { ...page, request }),
    getId: item => item.ticketId,
  })
  return (
    <PagedList
      pages={pages}
      label={t('after.history.elsewhere')}
      failed={{ title: t('after.history.failed'), text: t('after.failedText') }}
      empty={
        <EmptyState title={t('after.history.noneElsewhere')} text={t('after.history.noneElsewhereText')} />
      }
    >
      {pages.items.map(item => (
        <Row key={item.ticketId} item={item} />
      ))}
    </PagedList>
  )
}
