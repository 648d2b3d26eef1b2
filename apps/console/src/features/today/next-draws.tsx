import { formatCount, formatShare } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { TextLink } from '#parts/controls/text-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import type { Today } from './worklists.ts'
import styles from './next-draws.module.css'

type NextDraw = Today['draws'][number]

/** Sales that are this much lower than last week need a look. */
const lowShare = 0.8

function Compared({ plays, playsAWeekBefore: before }: NextDraw) {
  if (before === null) return <span className={styles.dim}>no slot last week</span>
  if (before === 0) return <span>0</span>
  const change = plays / before - 1
  const text = `${change > 0 ? '+' : ''}${formatShare(change, 0)}`
  return (
    <>
      {formatCount(before)} <Tag tone={plays < before * lowShare ? 'warn' : 'neutral'}>{text}</Tag>
    </>
  )
}

/** The next ten draws, with sales against the same slot of last week. */
export function NextDraws({
  draws,
  isLinked,
}: {
  readonly draws: readonly NextDraw[]
  readonly isLinked: boolean
}) {
  const path = usePath()
  return (
    <Panel
      title="Next draws"
      isFlush
      tools={isLinked && <TextLink href={path('drawRoom')}>All draws</TextLink>}
    >
      {draws.length === 0 ? (
        <Empty title="No draw is planned" icon="calendar">
          Draws appear when a game with a schedule opens them.
        </Empty>
      ) : (
        <ScrollArea label="Next draws, as a table">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Show</th>
                <th scope="col">Draw</th>
                <th scope="col">Lines</th>
                <th scope="col">Of</th>
                <th scope="col">Last week by now</th>
              </tr>
            </thead>
            <tbody>
              {draws.map(draw => (
                <tr key={draw.instanceId}>
                  <td>
                    <When at={draw.startAt} />
                  </td>
                  <th scope="row">
                    {isLinked ? (
                      <TextLink href={path('drawRoom', draw.instanceId)}>{draw.title}</TextLink>
                    ) : (
                      draw.title
                    )}
                  </th>
                  <td>{formatCount(draw.plays)}</td>
                  <td className={styles.dim}>{formatCount(draw.cap)}</td>
                  <td>
                    <Compared {...draw} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Panel>
  )
}
