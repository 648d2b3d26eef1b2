import { getDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { actionWords, type ProtectionAction } from '../words/interaction-words.ts'
import styles from './player.module.css'

const isInForce = ({ kind, liftedAt, until }: ProtectionAction, now: number): boolean =>
  kind !== 'offerLimit' && liftedAt === null && (until === null || until > now)

/** What rules and staff did for the player, newest first, with the way to lift what is in force. */
export function ActionsPanel({
  actions,
  arePromotionsStopped,
  onDone,
}: {
  readonly actions: readonly ProtectionAction[]
  readonly arePromotionsStopped: boolean
  readonly onDone: () => void
}) {
  const { moment } = useFormat()
  const now = getDatabaseTime()
  const describe = ({ madeAt, madeByName, until, liftedAt, liftedByName }: ProtectionAction): string =>
    [
      `${moment(madeAt)} by ${madeByName ?? 'a rule'}`,
      ...(until === null ? [] : [`until ${moment(until)}`]),
      ...(liftedAt === null ? [] : [`lifted ${moment(liftedAt)} by ${liftedByName ?? 'a rule'}`]),
    ].join(' · ')
  return (
    <Panel
      title="What was done"
      isFlush
      about={
        arePromotionsStopped ? (
          <Tag tone="warn" icon="pause">
            Promotions stopped
          </Tag>
        ) : (
          <Tag>Promotions allowed</Tag>
        )
      }
    >
      {actions.length === 0 ? (
        <Empty icon="info" title="Nothing was done yet" />
      ) : (
        <ul className={styles.actions}>
          {actions.map(action => (
            <li key={action.actionId}>
              <span>
                <b>{actionWords[action.kind]}</b>
                <small>{describe(action)}</small>
              </span>
              {isInForce(action, now) && (
                <ActButton
                  operation="liftRestriction"
                  fixed={{ actionId: action.actionId }}
                  title={action.kind === 'forceBreak' ? 'End the break early?' : 'Allow promotions again?'}
                  about="A restriction that the player chose stays."
                  reasons={['Signs are gone', 'Set by mistake', 'Agreed with the player']}
                  submitLabel="Lift it"
                  done="The restriction is lifted"
                  onDone={onDone}
                >
                  Lift…
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
