import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { formatCount } from '#core/format/numbers.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Button, ButtonLink } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { StaleStamp } from '#parts/feedback/stale-stamp.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { toCountdown } from '#features/draw-room/logic/countdown.ts'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import { toStatusWords } from '#features/draw-room/logic/stages.ts'
import { countDifferences, toComparison } from '#features/draw-room/logic/to-comparison.ts'
import { toSteps } from '#features/draw-room/logic/to-steps.ts'
import { CountdownValue } from '#features/draw-room/instance/countdown-value.tsx'
import { HeldBanner } from '#features/draw-room/instance/held-banner.tsx'
import { useInstance } from '#features/draw-room/instance/instance-page.tsx'
import { ResultBalls } from '#features/draw-room/instance/result-balls.tsx'
import styles from './wall-page.module.css'

function WallClock() {
  const now = useDatabaseTime()
  return useFormat().seconds(now)
}

const toVerdict = (detail: Detail): string => {
  const rows = toComparison(detail)
  const different = countDifferences(rows)
  if (different > 0) return `${different} differ`
  return rows.every(({ isEqual }) => isEqual) ? 'All equal' : 'Waits'
}

function Wall({ detail }: { readonly detail: Detail }) {
  const { instance, drawn, hold } = detail
  const now = useDatabaseTime(10_000)
  const { title, to, text } = toCountdown(detail, now)
  const words = toStatusWords({ ...instance, isHeld: hold !== null })
  const step = toSteps(detail).find(({ state }) => state === 'now' || state === 'held')
  return (
    <>
      <header className={styles.head}>
        <h1>{instance.title}</h1>
        <span>run {formatCount(instance.instanceId)}</span>
        <b className={styles.state} data-tone={words.tone}>
          <Icon name={words.icon} size="lg" /> {words.text}
        </b>
      </header>
      <HeldBanner detail={detail} />
      <div className={styles.figures}>
        <div>
          <span>Clock of the database</span>
          <b>
            <WallClock />
          </b>
        </div>
        {(to !== null || text !== undefined) && (
          <div>
            <span>{title}</span>
            <b>{to === null ? text : <CountdownValue to={to} />}</b>
          </div>
        )}
        <div>
          <span>Pool</span>
          <b>
            <Amount minor={instance.pool} currency={instance.currency} />
          </b>
        </div>
        {drawn && (
          <div>
            <span>Prizes</span>
            <b>
              <Amount minor={drawn.paid} currency={instance.currency} />
            </b>
          </div>
        )}
        <div>
          <span>Two systems</span>
          <b>{toVerdict(detail)}</b>
        </div>
      </div>
      {drawn && <ResultBalls text={drawn.text} isLarge />}
      {step && (
        <p className={styles.step}>
          {step.title}
          {step.note !== undefined && `: ${step.note}`}
        </p>
      )}
    </>
  )
}

/** A draw in large letters for a screen on the wall. */
export function WallPage() {
  const instanceId = Number(useParams()['instanceId'])
  const path = usePath()
  const wall = useRef<HTMLDivElement>(null)
  const { query, detail } = useInstance(instanceId)
  return (
    <div ref={wall} className={styles.wall}>
      <nav className={styles.tools} aria-label="Wall view">
        <StaleStamp />
        <Button icon="eye" onPress={() => void wall.current?.requestFullscreen()}>
          Full screen
        </Button>
        <ButtonLink href={path('drawRoom', instanceId)} icon="close">
          Leave the wall view
        </ButtonLink>
      </nav>
      {detail ? <Wall detail={detail} /> : query.isError ? <Problem error={query.error} /> : <Bars />}
    </div>
  )
}
