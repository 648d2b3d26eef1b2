import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { longDays } from '#features/cashier/history-choice.ts'
import { ListCard } from '#features/cashier/list-card.tsx'
import { MovementList } from '#features/cashier/movement-list.tsx'
import { Loaded } from '#shared/layout/loaded.tsx'
import styles from './last-movements.module.css'

const shown = 5

/** The latest transactions with a link to the history. */
export function LastMovements() {
  const t = useText()
  const query = useQuery({
    queryKey: ['searchTransactions', shown],
    queryFn: () => call('searchTransactions', { days: longDays, maxResults: shown, page: 0 }),
  })
  return (
    <ListCard
      title={t('cashier.lately.title')}
      action={<TextLink href="/cashier/history">{t('cashier.lately.all')}</TextLink>}
    >
      <Loaded
        query={query}
        height={220}
        failed={{ title: t('cashier.history.failed'), text: t('cashier.history.failedText') }}
      >
        {({ result }) =>
          result.length === 0 ? (
            <p className={styles.none}>{t('cashier.lately.none')}</p>
          ) : (
            <MovementList movements={result} label={t('cashier.lately.title')} />
          )
        }
      </Loaded>
    </ListCard>
  )
}
