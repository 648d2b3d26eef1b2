import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import { formatExact } from '#core/money-format.ts'
import { money } from '@fairground/rules/money/money'
import type { ViewerState } from '@fairground/rules/playout/viewer'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import { DrawLog } from '#features/playout/lines/draw-log.tsx'
import { LinesCard } from '#features/playout/lines/lines-card.tsx'
import { reachedTier } from '#features/playout/lines/reached-tier.ts'
import { PlayoutPrizes } from '#features/playout/lines/prizes-card.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { StageBall, StageView } from '#features/playout/stage/stage-view.ts'
import { unitsBySeq } from '#features/playout/lines/units-by-seq.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { currencyCode } from '#core/money.ts'
import { totalStake } from '#shared/money/total-stake.ts'
import styles from './playout-page.module.css'

export interface PlayoutRailProps {
  game: Game
  lobby: Output<'getGameLobby'>
  shape: PlayoutShape
  results: GameResults | undefined
  viewer: ViewerState
  view: StageView
  ladder: readonly LiveTier[]
  balls: readonly StageBall[]
  missedAt: readonly number[]
  loggedIn: boolean
  replay: boolean
}

/** Beside the stage: the player's lines, the prizes, the link to verify the draw, and the draw log. */
export function PlayoutRail(props: PlayoutRailProps) {
  const { game, lobby, shape, results, viewer, view, ladder, balls, missedAt, loggedIn, replay } = props
  const t = useText()
  const { gameInstanceId, currencyId, payoutCurrencyId } = game
  const isRace = shape.kind === 'race'
  const isOver = view.scene === 'result' || view.scene === 'ended'
  const begun = view.drawn.length > 0
  const counts = viewer.myPlays.map(({ matches }) => matches)
  const showsBest = begun && counts.length > 0 && shape.kind !== 'digits'
  const staked = totalStake(lobby.myPlays, currencyId)
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
        {!replay && t('playout.sealed.after')}
      </Note>
      <DrawLog balls={balls} missedAt={missedAt} shape={shape} />
    </aside>
  )
}
