import { formatCount } from '#core/format/numbers.ts'
import { useMe } from '#core/session/session.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { Since } from '#parts/values/when.tsx'
import type { System } from './judge-system.ts'
import styles from './system.module.css'

/** Processes differ in the beginning of their number. */
function Owner({ owner }: { readonly owner: string }) {
  return <code title={owner}>{owner.slice(0, 8)}</code>
}

/** Lanes write the money of an operator, one at a time each. */
export function LanesPanel({ lanes, relay }: Pick<System, 'lanes' | 'relay'>) {
  const { operators } = useMe()
  const getName = (memberId: number) => operators.find(each => each.memberId === memberId)?.name
  return (
    <Panel
      title="Lanes, one writer for each operator"
      isFlush
      about={
        relay.isHeld ? (
          <Tag tone="good" icon="check">
            Relay runs
          </Tag>
        ) : (
          <Tag tone="bad" icon="warning">
            No relay
          </Tag>
        )
      }
      tools={relay.owner && <Owner owner={relay.owner} />}
      footer="Waiting events are counted to 1,000"
    >
      {lanes.length === 0 ? (
        <Empty icon="info" title="No operator yet" />
      ) : (
        <ScrollArea label="Lanes, as a table">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Operator</th>
                <th scope="col">State</th>
                <th scope="col">Owner</th>
                <th scope="col">Epoch</th>
                <th scope="col">Last journal</th>
                <th scope="col">Waiting events</th>
                <th scope="col">Oldest</th>
              </tr>
            </thead>
            <tbody>
              {lanes.map(({ memberId, owner, epoch, isHeld, lastJournal, unpublished }) => (
                <tr key={memberId}>
                  <th scope="row">
                    {getName(memberId) ?? 'Operator'} <small>{memberId}</small>
                  </th>
                  <td>
                    {isHeld ? (
                      <Tag tone="good" icon="check">
                        Runs
                      </Tag>
                    ) : (
                      <Tag tone="bad" icon="warning">
                        No writer
                      </Tag>
                    )}
                  </td>
                  <td>{owner === null ? 'none' : <Owner owner={owner} />}</td>
                  <td>{formatCount(epoch)}</td>
                  <td>{formatCount(lastJournal)}</td>
                  <td>{formatCount(unpublished.count)}</td>
                  <td>{unpublished.oldest === null ? 'none' : <Since at={unpublished.oldest} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Panel>
  )
}
