import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { TextLink } from '#parts/controls/text-link.tsx'
import { Figures } from '#parts/layout/figures.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { When } from '#parts/values/when.tsx'
import { useGameTitles } from '../use-game-titles.ts'

type Incident = OperatorOutput<'getIncident'>

/** How far the incident reaches, computed now. */
export function Affected({ incident, affected }: Pick<Incident, 'incident' | 'affected'>) {
  const { amount } = useFormat()
  const path = usePath()
  const getTitle = useGameTitles()
  const { instances, players, plays, amounts } = affected
  return (
    <>
      <Figures
        figures={[
          { title: 'Affected draws', value: formatCount(instances) },
          { title: 'Affected players', value: formatCount(players) },
          { title: 'Affected lines', value: formatCount(plays) },
          ...amounts.flatMap(({ currency, stakes, prizes, refunds }) => [
            { title: `Stakes, ${currency}`, value: amount(stakes, currency) },
            { title: `Prizes, ${currency}`, value: amount(prizes, currency) },
            { title: `Refunds, ${currency}`, value: amount(refunds, currency) },
          ]),
        ]}
      />
      <Panel title="What it is about">
        <Facts
          isLeft
          facts={[
            { title: 'Game', value: incident.gameId === null ? 'All games' : getTitle(incident.gameId) },
            {
              title: 'Shows',
              value: (
                <>
                  <When at={incident.affectedFrom} /> to <When at={incident.affectedTo} />
                </>
              ),
            },
            {
              title: 'Opened',
              value: (
                <>
                  <When at={incident.openedAt} /> by {incident.openedByName ?? incident.openedBy}
                </>
              ),
            },
            ...(incident.alarmId === null
              ? []
              : [
                  {
                    title: 'Alarm',
                    value: (
                      <TextLink href={`${path('incidents', 'alarms')}?alarms=all`}>
                        Alarm {incident.alarmId}
                      </TextLink>
                    ),
                  },
                ]),
            ...(incident.closedAt === null
              ? []
              : [{ title: 'Closed', value: <When at={incident.closedAt} /> }]),
          ]}
        />
      </Panel>
    </>
  )
}
