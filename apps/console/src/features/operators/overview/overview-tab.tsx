import { useRights } from '#core/session/rights.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { OperatorFrame } from '../operator-frame.tsx'
import { ReadinessPanel } from '../readiness/readiness-panel.tsx'
import { useOperatorView } from '../use-operator-view.ts'
import { FactsPanel } from './facts-panel.tsx'
import { HostsPanel } from './hosts-panel.tsx'

/** Whether the operator can sell, and its facts. */
export function OverviewTab() {
  const query = useOperatorView()
  const { mayDo } = useRights()
  return (
    <OperatorFrame>
      <Columns kind="detail">
        {mayDo('getReadiness') && <ReadinessPanel hasFirstRun />}
        <Loaded query={query} bars={8} what="The operator did not load.">
          {({ operator }) => (
            <Stack>
              <FactsPanel operator={operator} />
              <HostsPanel hosts={operator.hosts} />
            </Stack>
          )}
        </Loaded>
      </Columns>
    </OperatorFrame>
  )
}
