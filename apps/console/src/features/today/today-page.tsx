import { useOperation } from '#core/api/use-operation.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useRights } from '#core/session/rights.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { StaleStamp } from '#parts/feedback/stale-stamp.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Figures } from '#parts/layout/figures.tsx'
import { Page } from '#parts/layout/page.tsx'
import { NextDraws } from './next-draws.tsx'
import { type GameRevenue, sumRevenue, toRevenue } from './revenue.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { type Today, toWaitingLists } from './worklists.ts'
import { WorklistsPanel } from './worklists-panel.tsx'

const refreshMs = 15_000

function RevenueFigures({
  games,
  currency,
}: {
  readonly games: readonly GameRevenue[]
  readonly currency: string
}) {
  const { amount } = useFormat()
  const { stakes, refunds, prizes, gross } = sumRevenue(games, currency)
  return (
    <Figures
      figures={[
        { title: 'Stakes today', value: amount(stakes, currency) },
        { title: 'Refunds', value: amount(refunds, currency) },
        { title: 'Prizes', value: amount(prizes, currency) },
        {
          title: 'Gross revenue',
          value: amount(gross, currency),
          ...(gross < 0n && { note: 'Prizes exceed stakes', tone: 'warn' as const }),
        },
      ]}
    />
  )
}

function Overview({ today }: { readonly today: Today }) {
  const { mayDo } = useRights()
  const now = useDatabaseTime(10_000)
  const games = toRevenue(today.games)
  const currencies = [...new Set(games.map(({ currency }) => currency))]
  return (
    <>
      <WorklistsPanel lists={toWaitingLists(today.worklists, mayDo, now)} now={now} />
      {currencies.map(currency => (
        <RevenueFigures key={currency} games={games} currency={currency} />
      ))}
      <Columns kind="even">
        <NextDraws draws={today.draws} isLinked={mayDo('getInstance')} />
        <Stack>
          <RevenueChart games={games} />
        </Stack>
      </Columns>
    </>
  )
}

/** What waits for this person, the next draws and the revenue of the day. */
export function TodayPage() {
  const query = useOperation('getToday', {}, { refreshMs })
  return (
    <Page title="Today" tools={<StaleStamp />}>
      <Loaded query={query} bars={10} what="The day did not load.">
        {today => <Overview today={today} />}
      </Loaded>
    </Page>
  )
}
