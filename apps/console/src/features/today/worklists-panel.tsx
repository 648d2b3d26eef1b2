import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Link } from 'react-router'
import { formatCount } from '#core/format/numbers.ts'
import { formatSpan } from '#core/format/times.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { WaitingList } from './worklists.ts'
import styles from './worklists-panel.module.css'

function Wait({ list, now }: { readonly list: WaitingList; readonly now: number }) {
  const { oldest, answerBy, isLate } = list
  if (answerBy !== null)
    return (
      <>
        {answerBy > now
          ? `answer within ${formatSpan(answerBy - now)}`
          : `late by ${formatSpan(now - answerBy)}`}
      </>
    )
  if (oldest === null) return null
  return (
    <>
      oldest {formatSpan(now - oldest)}
      {isLate && <span className="vh">, late</span>}
    </>
  )
}

function WaitingLink({ list, now }: { readonly list: WaitingList; readonly now: number }) {
  const path = usePath()
  const { words, count, isLate } = list
  return (
    <li>
      <Link
        className={styles.link}
        data-late={isLate || undefined}
        to={`${path(words.page)}${words.rest ?? ''}`}
      >
        <Icon name={words.icon} />
        <span className={styles.title}>
          <b>{words.title}</b>
          <small>{words.why}</small>
        </span>
        <span className={styles.wait}>
          <b>{formatCount(count)}</b>
          <small>
            <Wait list={list} now={now} />
          </small>
        </span>
      </Link>
    </li>
  )
}

/** What waits for this person. Each entry leads to its page. */
export function WorklistsPanel({
  lists,
  now,
}: {
  readonly lists: readonly WaitingList[]
  readonly now: number
}) {
  const waiting = lists.filter(({ count }) => count > 0)
  const clear = lists.filter(({ count }) => count === 0)
  const late = waiting.filter(({ isLate }) => isLate).length
  return (
    <Panel
      title="What waits"
      isFlush
      about={
        late > 0 && (
          <Tag tone="bad" icon="clock">
            {late} past {late === 1 ? 'its' : 'their'} target time
          </Tag>
        )
      }
      footer={
        clear.length > 0 &&
        `Nothing waits in: ${clear.map(({ words }) => words.title.toLowerCase()).join(', ')}.`
      }
    >
      {waiting.length === 0 ? (
        <Empty title="Nothing waits">Every list of yours is done.</Empty>
      ) : (
        <ul className={styles.lists}>
          {waiting.map(list => (
            <WaitingLink key={list.name} list={list} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
