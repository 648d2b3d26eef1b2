import { Panel } from '#parts/layout/panel.tsx'
import type { Definition, Report } from '../report.ts'
import { TotalsTable } from '../totals-table.tsx'

export function TotalsPanel({
  report: { totals },
  definition,
}: {
  readonly report: Report
  readonly definition: Definition
}) {
  return (
    <Panel title="Totals" isFlush={totals.length > 0}>
      {totals.length === 0 ? (
        <p>This report adds nothing up.</p>
      ) : (
        <TotalsTable label="Totals" totals={totals} definition={definition} />
      )}
    </Panel>
  )
}
