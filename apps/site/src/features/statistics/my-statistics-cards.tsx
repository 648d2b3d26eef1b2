import type { PlayStatistics } from '@fairground/contract/entities/money/play-statistics'
import { Card } from '@fairground/ui/layout/card.tsx'
import { FactGrid, KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { FiguresTable } from '@fairground/ui/money/figures-table.tsx'
import { exactText, signedText } from '#core/money.ts'
import { locale } from '#core/text/locale.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { durationText } from '#core/time/duration.ts'
import styles from './statistics.module.css'

/** The figures of a period in a fixed order, with a loss as plain as a win. */
export function MyStatisticsCards({ statistics }: { statistics: PlayStatistics }) {
  const t = useText()
  const { currencyId, byKind, biggestWin } = statistics
  const number = new Intl.NumberFormat(locale)
  const money = (amount: string) => exactText(amount, currencyId, 'always')
  const net = signedText(statistics.net, currencyId)
  const isLoss = statistics.net.startsWith('-')
  return (
    <div className={styles.column}>
      <Card title={t('myStatistics.money')}>
        <div className={styles.column}>
          <FactGrid
            rows={[
              {
                id: 'spent',
                term: t('myStatistics.spent'),
                value: money(statistics.spent),
                weight: 'strong',
              },
              { id: 'won', term: t('myStatistics.won'), value: money(statistics.won), weight: 'strong' },
              { id: 'net', term: t('myStatistics.net'), value: net, weight: 'strong' },
              {
                id: 'time',
                term: t('myStatistics.time'),
                value: durationText(statistics.minutes),
                weight: 'strong',
              },
            ]}
          />
          <p>
            {isLoss
              ? t('myStatistics.lost', { amount: money(statistics.net.slice(1)) })
              : t('myStatistics.notLost', { amount: money(statistics.net) })}
          </p>
        </div>
      </Card>
      <Card title={t('myStatistics.games')}>
        <div className={styles.column}>
          <FiguresTable
            caption={t('myStatistics.games')}
            head={[
              t('myStatistics.kind'),
              t('myStatistics.plays'),
              t('myStatistics.spent'),
              t('myStatistics.won'),
              t('myStatistics.net'),
            ]}
            rows={byKind.map(row => ({
              id: row.kind,
              cells: [
                t(`myStatistics.kinds.${row.kind}`),
                number.format(row.plays),
                money(row.spent),
                money(row.won),
                signedText(row.net, currencyId),
              ],
            }))}
          />
          <KeyValueList
            rows={[
              { id: 'plays', term: t('myStatistics.allPlays'), value: number.format(statistics.plays) },
              {
                id: 'biggest',
                term: t('myStatistics.biggest'),
                value:
                  biggestWin === null
                    ? t('myStatistics.noWin')
                    : t('myStatistics.biggestIn', {
                        amount: money(biggestWin.amount),
                        game: biggestWin.gameTitle,
                        when: dayAndTime(biggestWin.at),
                      }),
              },
            ]}
          />
        </div>
      </Card>
    </div>
  )
}
