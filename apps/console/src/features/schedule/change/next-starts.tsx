import type { GameSchedule } from '@fairground/contract/operator/game-template'
import { isTimed } from '@fairground/rules/game/schedule'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useDeferredValue } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { toZoneName } from '#core/format/times.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import styles from './change.module.css'

const count = 30
const minuteMs = 60_000

const changeWords = { none: '', forward: 'Clocks went forward', back: 'Clocks went back' } as const

interface NextStartsProps {
  readonly title: string
  readonly gameId: number
  /** Undefined while it cannot be read. */
  readonly schedule: GameSchedule | undefined
  /** The schedule that holds now, to mark starts that it does not have. */
  readonly live: GameSchedule | undefined
}

const anySchedule: GameSchedule = {
  everyMs: 3_600_000,
  offsetMs: 0,
  closeBeforeStartMs: 0,
  openAheadCount: 1,
}

/** The next starts as the server computes them, with changes of clocks and closed periods. */
export function NextStarts({ title, gameId, schedule, live }: NextStartsProps) {
  const { zone, clock, seconds, day } = useFormat()
  const requested = useDeferredValue(schedule)
  const isRequested = requested !== undefined && isTimed(requested)
  const query = useOperation(
    'previewSchedule',
    { gameId, schedule: requested ?? anySchedule, count },
    { isEnabled: isRequested },
  )
  const hasLive = live !== undefined && isTimed(live)
  const before = useOperation(
    'previewSchedule',
    { gameId, schedule: live ?? anySchedule, count: 200 },
    { isEnabled: hasLive },
  )
  const known = new Set(hasLive ? (before.data?.starts ?? []).map(({ startAt }) => startAt) : [])
  return (
    <Panel title={title} isFlush about={`${toZoneName(zone)} time`}>
      {schedule === undefined ? (
        <p className={styles.empty}>The schedule cannot be read yet.</p>
      ) : !isTimed(schedule) ? (
        <p className={styles.empty}>A run starts when its last line is sold, not at a time.</p>
      ) : (
        <Loaded query={query} what="The starts could not be computed.">
          {({ starts }) => (
            <ol className={styles.starts}>
              {starts.map(({ startAt, registrationEndAt, clockChange, isClosed }) => (
                <li key={startAt} data-closed={isClosed || undefined}>
                  <time dateTime={new Date(startAt).toISOString()}>
                    {day(startAt)} <b>{clock(startAt)}</b>
                  </time>
                  <small>
                    sales close{' '}
                    {registrationEndAt % minuteMs === 0
                      ? clock(registrationEndAt)
                      : seconds(registrationEndAt)}
                  </small>
                  {clockChange !== 'none' && (
                    <Tag tone="warn" icon="clock">
                      {changeWords[clockChange]}
                    </Tag>
                  )}
                  {isClosed && <Tag icon="lock">Closed</Tag>}
                  {hasLive && before.data && !known.has(startAt) && (
                    <Tag tone="info">
                      <Icon name="plus" size="sm" /> New
                    </Tag>
                  )}
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      )}
    </Panel>
  )
}
