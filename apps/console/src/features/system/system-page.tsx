import { useOperation } from '#core/api/use-operation.ts'
import { formatCount } from '#core/format/numbers.ts'
import { getSettings } from '#core/settings.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { StaleStamp } from '#parts/feedback/stale-stamp.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Figures } from '#parts/layout/figures.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Since, When } from '#parts/values/when.tsx'
import { JobsPanel } from './jobs-panel.tsx'
import { judgeSystem, type System } from './judge-system.ts'
import { LanesPanel } from './lanes-panel.tsx'
import { SignersPanel } from './signers-panel.tsx'
import { useSystemSeries } from './use-system-series.ts'
import { WaitingChart } from './waiting-chart.tsx'

const refreshMs = 5000

function SystemFigures({ system }: { readonly system: System }) {
  const judged = judgeSystem(system)
  const { lanes, signers, lastBackup } = system
  return (
    <Figures
      figures={[
        {
          title: 'Lanes that run',
          value: `${lanes.length - judged.freeLanes} of ${lanes.length}`,
          note: judged.freeLanes === 0 ? 'every operator has a writer' : 'purchases wait',
          tone: judged.freeLanes === 0 ? 'good' : 'bad',
        },
        {
          title: 'Events not published',
          value: formatCount(judged.unpublished),
          note: judged.lateLanes === 0 ? 'none older than a minute' : 'some older than a minute',
          tone: judged.lateLanes === 0 ? 'good' : 'bad',
        },
        {
          title: 'Jobs that wait',
          value: formatCount(judged.waitingJobs),
          note: judged.failedJobs === 0 ? 'none failed' : `${formatCount(judged.failedJobs)} failed`,
          tone: judged.failedJobs === 0 ? 'good' : 'bad',
        },
        {
          title: 'Signers that answer',
          value: `${signers.length - judged.silentSigners} of ${signers.length}`,
          note: judged.silentSigners === 0 ? 'all answer' : 'draws may wait',
          tone: judged.silentSigners === 0 ? 'good' : 'bad',
        },
        {
          title: 'Last backup',
          value: lastBackup === null ? 'None' : <Since at={lastBackup} />,
          note:
            lastBackup === null ? 'no backup is known' : judged.isBackupLate ? 'ago, more than a day' : 'ago',
          tone: judged.isBackupLate ? 'bad' : 'good',
        },
      ]}
    />
  )
}

/** The state of the whole installation, read again every five seconds. */
export function SystemPage() {
  const query = useOperation('getSystem', {}, { refreshMs })
  const series = useSystemSeries(query.data)
  return (
    <Page title="System" about="The whole installation, all operators" tools={<StaleStamp />}>
      <Loaded query={query} bars={8} what="The state of the system did not load.">
        {system => (
          <>
            <SystemFigures system={system} />
            <Columns kind="aside">
              <Stack>
                <LanesPanel lanes={system.lanes} relay={system.relay} />
                <WaitingChart data={series} />
                <JobsPanel jobs={system.jobs} />
              </Stack>
              <Stack>
                <SignersPanel signers={system.signers} />
                <Panel title="Versions and backup">
                  <Facts
                    facts={[
                      { title: 'Release', value: getSettings().release },
                      { title: 'Runtime', value: system.runtime },
                      { title: 'Schema', value: system.schemaVersion },
                      {
                        title: 'Last backup',
                        value: system.lastBackup === null ? 'none' : <When at={system.lastBackup} />,
                      },
                      { title: 'Read at', value: <When at={system.at} style="seconds" /> },
                    ]}
                  />
                </Panel>
              </Stack>
            </Columns>
          </>
        )}
      </Loaded>
    </Page>
  )
}
