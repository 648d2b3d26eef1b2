import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { useFormat } from '#core/operator/use-format.ts'
import { Panel } from '#parts/layout/panel.tsx'
import type { Step } from '#features/draw-room/logic/step.ts'
import { countDone } from '#features/draw-room/logic/to-steps.ts'
import styles from './draw-timeline.module.css'

const icons = {
  done: 'check',
  now: 'play',
  next: undefined,
  held: 'pause',
  trouble: 'warning',
} as const satisfies Readonly<Record<Step['state'], IconName | undefined>>

const stateWords = {
  done: 'done',
  now: 'now',
  next: 'to come',
  held: 'held',
  trouble: 'happened',
} as const satisfies Readonly<Record<Step['state'], string>>

const shorten = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`

function StepTime({ at, isComing, today }: { at: number | null; isComing: boolean; today: string }) {
  const { day, seconds } = useFormat()
  if (at === null) return <span className={styles.time}>{isComing ? 'not set' : ''}</span>
  const otherDay = day(at) === today ? undefined : day(at).replace(/ \d{4}$/, '')
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {otherDay !== undefined && <b>{otherDay} </b>}
      {otherDay === undefined && !isComing ? <b>{seconds(at)}</b> : seconds(at)}
    </time>
  )
}

/** The way of a draw from open to paid, with the times of its events. */
export function DrawTimeline({ steps, now }: { readonly steps: readonly Step[]; readonly now: number }) {
  const { day } = useFormat()
  const today = day(now)
  return (
    <Panel
      title="From open to paid"
      isFlush
      tools={`${countDone(steps)} of ${steps.filter(({ state }) => state !== 'trouble' && state !== 'held').length} steps`}
    >
      <ol className={styles.steps}>
        {steps.map(({ id, title, note, hash, at, state }) => {
          const icon = icons[state]
          return (
            <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <StepTime at={at} isComing={state === 'next' || state === 'now'} today={today} />
              <span className={styles.mark}>{icon && <Icon name={icon} size="sm" />}</span>
              <div className={styles.text}>
                <b>
                  {title}
                  <span className="vh">, {stateWords[state]}</span>
                </b>
                {note !== undefined && (
                  <p>
                    {note}
                    {hash !== undefined && <code title={hash}> {shorten(hash)}</code>}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
