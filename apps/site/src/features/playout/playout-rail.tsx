import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { formatExact } from '@fairground/rules/money/format'
import { money } from '@fairground/rules/money/money'
import type { ViewerState } from '@fairground/rules/playout/viewer'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useText } from '#app/text.ts'
import { DrawLog } from '#features/playout/draw-log.tsx'
import { LinesCard } from '#features/playout/lines-card.tsx'
import { reachedTier } from '#features/playout/prize-standing.ts'
import { PlayoutPrizes } from '#features/playout/prizes-card.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import type { StageBall, StageView } from '#features/playout/stage-view.ts'
import { unitsBySeq } from '#features/playout/units-by-seq.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import type { LiveTier } from '#shared/live-ladder.ts'
import { currencyCode } from '#shared/money.ts'
import { stakedOn } from '#shared/staked.ts'
import styles from './playout-page.module.css'

export interface PlayoutRailProps {
  game: Game
  lobby: Output<'getGameLobby'>
  shape: ShowShape
  results: GameResults | undefined
  viewer: ViewerState
  view: StageView
  ladder: readonly LiveTier[]
  balls: readonly StageBall[]
  missedAt: readonly number[]
  loggedIn: boolean
}

/** Beside the stage: my lines, the prizes, the seal and every ball in words. */
export function PlayoutRail(props: PlayoutRailProps) {
  const { game, lobby, shape, results, viewer, view, ladder, balls, missedAt, loggedIn } = props
  const t = useText()
  const { gameInstanceId, currencyId, payoutCurrencyId } = game
  const isRace = shape.kind === 'race'
  const isOver = view.scene === 'result' || view.scene === 'ended'
  const begun = view.drawn.length > 0
  const counts = viewer.myPlays.map(({ matches }) => matches)
  const showsBest = begun && counts.length > 0 && shape.kind !== 'digits'
  const staked = stakedOn(lobby.myPlays, currencyId)
  const won = money(viewer.totalWinnings, currencyCode(payoutCurrencyId))
  return (
    <aside className={styles.rail}>
      <LinesCard
        plays={viewer.myPlays}
        kind={shape.kind}
        drawn={view.drawn}
        units={unitsBySeq(lobby.myPlays)}
        begun={begun}
        staked={staked.amount > 0n ? formatExact(staked, { decimals: 'always' }) : undefined}
        won={won.amount > 0n ? formatExact(won, { decimals: 'always' }) : undefined}
        wonGrows={isRace && view.scene !== 'ended'}
        currencyId={payoutCurrencyId}
        loggedIn={loggedIn}
      />
      <PlayoutPrizes
        ladder={ladder}
        shape={shape}
        best={showsBest ? Math.max(...counts.map(({ count }) => count)) : undefined}
        reached={showsBest ? reachedTier(ladder, counts) : undefined}
        won={
          isOver && results
            ? { winners: results.winners, raceDraw: isRace ? view.drawNum : undefined }
            : undefined
        }
      />
      <Note icon="shield">
        {t('playout.sealed.before')}{' '}
        <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('playout.sealed.link')}</InlineLink>{' '}
        {t('playout.sealed.after')}
      </Note>
      <DrawLog balls={balls} missedAt={missedAt} shape={shape} />
    </aside>
  )
}
