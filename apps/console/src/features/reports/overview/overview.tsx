import { useRights } from '#core/session/rights.ts'
import { FundsPanel } from '#parts/funds/funds-panel.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { DayCloses } from './day-close.tsx'
import { DayFigures } from './day-figures.tsx'
import { GamesToday } from './games-today.tsx'
import { LatestReports } from './latest-reports.tsx'
import { ReturnChart } from './return-chart.tsx'

/** The day of finance: what was staked and won, whether it is in the ledger, and whether players' money is there. */
export function Overview() {
  const { mayDo } = useRights()
  return (
    <>
      <DayFigures />
      <Columns kind="detail">
        <Stack>
          {mayDo('getToday') && <GamesToday />}
          <DayCloses />
          {mayDo('getLiveReturn') && <ReturnChart />}
        </Stack>
        <Stack>
          {mayDo('getPlayerFunds') && <FundsPanel />}
          <LatestReports />
        </Stack>
      </Columns>
    </>
  )
}
