import { useState } from 'react'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useRights } from '#core/session/rights.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ReasonAsk } from '#parts/form/reason-ask.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { Due } from '../worklist/due.tsx'
import type { Flag } from '../worklist/flag.ts'
import { describeIndicator, sortIndicators, toIndicatorTitle } from '../words/indicator-words.ts'
import { ActionsPanel } from './actions-panel.tsx'
import { Indicators } from './indicators.tsx'
import { PlayerActs } from './player-acts.tsx'
import styles from './player.module.css'

const levelWords = { strong: 'Strong', notice: 'Notice' } as const

/** One player: why the rules flagged them, what a person can do, and the indicators behind it. */
export function PlayerProtection({
  playerId,
  flag,
  onClose,
}: {
  readonly playerId: number
  readonly flag: Flag | undefined
  readonly onClose: () => void
}) {
  const { amount } = useFormat()
  const { mayDo } = useRights()
  const { data, error, isReading, read } = useLoggedRead('showProtection')
  const [reason, setReason] = useState(flag ? `Flag ${flag.flagId} of the worklist` : '')
  const readNow = () => void read({ playerId, reason })
  const readAgain = () => {
    if (data) readNow()
  }

  return (
    <>
      <Panel
        title={<PlayerLink playerId={playerId} name={flag?.username} />}
        about={flag && <Due flag={flag} />}
        tools={
          <Button tone="quiet" icon="close" onPress={onClose}>
            Close
          </Button>
        }
      >
        {flag ? (
          <ul className={styles.reasons}>
            {sortIndicators(flag.reasons).map(each => (
              <li key={each.name}>
                <Tag
                  tone={each.level === 'strong' ? 'bad' : 'warn'}
                  icon={each.level === 'strong' ? 'warning' : 'info'}
                >
                  {levelWords[each.level]}
                </Tag>
                <span>
                  <b>{toIndicatorTitle(each.name)}.</b> {describeIndicator(each, amount)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Note>This player is not in the list beside.</Note>
        )}
        <PlayerActs playerId={playerId} name={flag?.username ?? `player ${playerId}`} onDone={readAgain} />
      </Panel>
      {data ? (
        <>
          <Indicators indicators={data.indicators} />
          <ActionsPanel
            actions={data.actions}
            arePromotionsStopped={data.promotionsStopped}
            onDone={readAgain}
          />
        </>
      ) : (
        mayDo('showProtection') && (
          <Panel title="Indicators of 90 days">
            <p className={styles.hint}>They are about a single player, so the audit log records the look.</p>
            <ReasonAsk
              reason={reason}
              reasons={['Flag of the worklist', 'The player called', 'Review of an interaction']}
              onChange={setReason}
              submitLabel="Show the indicators"
              isLoading={isReading}
              onSubmit={readNow}
            />
          </Panel>
        )
      )}
      {Boolean(error) && <Problem error={error} what="The indicators did not load." onRetry={readNow} />}
    </>
  )
}
