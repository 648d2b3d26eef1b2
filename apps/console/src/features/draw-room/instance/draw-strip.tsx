import type { ReactNode } from 'react'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { formatCount } from '#core/format/numbers.ts'
import { toCountdown } from '#features/draw-room/logic/countdown.ts'
import type { Detail } from '#features/draw-room/logic/detail.ts'
import type { HoldOutputs } from '#features/draw-room/logic/hold-outputs.ts'
import { CountdownValue } from './countdown-value.tsx'
import { ResultBalls } from './result-balls.tsx'
import styles from './draw-strip.module.css'

function Cell({ title, children, isBig }: { title: string; children: ReactNode; isBig?: true }) {
  return (
    <div className={styles.cell} data-big={isBig}>
      <span>{title}</span>
      <div>{children}</div>
    </div>
  )
}

function DatabaseTime() {
  const now = useDatabaseTime()
  return useFormat().seconds(now)
}

/** Whether players have seen the numbers. */
const isShown = ({ instance }: Detail): boolean =>
  instance.status === 'STARTED' || instance.status === 'ENDED'

const toResultTitle = (detail: Detail): string => {
  if (!isShown(detail)) return 'Result, not shown to players yet'
  return detail.instance.status === 'ENDED' ? 'Result' : 'Result, show running'
}

/** The main figures of a draw in one row. */
export function DrawStrip({
  detail,
  now,
  outputs,
}: {
  readonly detail: Detail
  readonly now: number
  readonly outputs: HoldOutputs | undefined
}) {
  const path = usePath()
  const { seconds } = useFormat()
  const { instance, seal, drawn } = detail
  const { currency, instanceId } = instance
  const { title, to, text } = toCountdown(detail, now)
  const result = drawn?.text ?? outputs?.result
  const jackpot = drawn ? drawn.jackpotAfter : seal?.jackpot
  return (
    <section className={styles.strip} aria-label="The draw now">
      <Cell title="Clock of the database" isBig>
        <DatabaseTime />
      </Cell>
      {to !== null && (
        <Cell title={title} isBig>
          <CountdownValue to={to} />
        </Cell>
      )}
      {to === null && (text !== undefined || instance.endAt !== null) && (
        <Cell title={title} isBig>
          {text ?? seconds(instance.endAt ?? now)}
        </Cell>
      )}
      {result !== undefined && result !== '' && (
        <Cell title={toResultTitle(detail)}>
          <ResultBalls text={result} />
        </Cell>
      )}
      <Cell title="Lines">
        <b>
          {formatCount(instance.sold)} of {formatCount(instance.cap)}
        </b>
      </Cell>
      <Cell title="Pool">
        <b>
          <Amount minor={instance.pool} currency={currency} />
        </b>
      </Cell>
      {jackpot !== undefined && jackpot !== '0' && (
        <Cell title={drawn ? 'Jackpot after it' : 'Jackpot'}>
          <b>
            <Amount minor={jackpot} currency={currency} />
          </b>
        </Cell>
      )}
      <span className={styles.act}>
        <ButtonLink href={path('drawRoom', instanceId, 'wall')} icon="eye" size="lg">
          Wall view
        </ButtonLink>
      </span>
    </section>
  )
}
