import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { formatExact, formatPrize } from '@fairground/rules/money/format'
import type { Line, LineShape } from '@fairground/rules/picking/line'
import type { Frame } from '@fairground/rules/playout/timeline'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useMemo } from 'react'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { DrawLog } from '#features/playout/draw-log.tsx'
import { LinesCard } from '#features/playout/lines-card.tsx'
import { PlayoutBar } from '#features/playout/playout-bar.tsx'
import { PlayoutPrizes } from '#features/playout/prizes-card.tsx'
import { Stage } from '#features/playout/stage.tsx'
import { stageBalls, stageView } from '#features/playout/stage-view.ts'
import { useBackNotice } from '#features/playout/use-back-notice.ts'
import { useCalls } from '#features/playout/use-calls.ts'
import { useHiddenTitle } from '#features/playout/use-hidden-title.ts'
import { usePlayout } from '#features/playout/use-playout.ts'
import { useToResult } from '#features/playout/use-to-result.ts'
import { SessionMenu } from '#features/shell/session-menu.tsx'
import { jackpotOf, liveLadder } from '#shared/live-ladder.ts'
import { moneyOf } from '#shared/money.ts'
import { stakedOn } from '#shared/staked.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import styles from './playout-page.module.css'

export interface PlayoutPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  shape: LineShape
  results: GameResults | undefined
}

const NO_FRAMES: readonly Frame[] = []

const linesOf = (plays: readonly { numbers: number[]; numbers2nd?: number[] }[]): Line[] =>
  plays.map(({ numbers, numbers2nd = [] }) => ({ numbers, second: numbers2nd }))

export function PlayoutPage({ game, lobby, shape, results }: PlayoutPageProps) {
  const t = useText()
  const loggedIn = usePlayer() !== null
  const { gameInstanceId, currencyId, payoutCurrencyId } = game
  const plays = results?.plays ?? lobby.myPlays
  const lines = useMemo(() => linesOf(plays), [plays])
  const { state, missed, gone, present } = usePlayout(gameInstanceId, results?.timeline ?? NO_FRAMES)
  const view = stageView(state, lines)
  const balls = useMemo(() => stageBalls(state, lines), [state, lines])
  const { pick, of } = shape.first
  const over = view.scene === 'result' || view.scene === 'ended'
  const ladder = liveLadder(lobby.prizeLadder, game)
  const jackpot = jackpotOf(ladder)
  const begun = view.drawn.length > 0
  const staked = stakedOn(lobby.myPlays, currencyId)
  const back = results && over && moneyOf(results.totalWinnings, payoutCurrencyId)

  useCalls(balls, present)
  useBackNotice(missed)
  useHiddenTitle(game.gameTitle, view.ball?.number)
  useToResult(gameInstanceId, view.scene === 'ended')

  return (
    <>
      <PlayoutBar
        title={game.gameTitle}
        players={game.gamePlayerCurrent}
        live={state.phase !== 'countdown' && state.phase !== 'ended'}
      >
        {loggedIn && <SessionMenu />}
      </PlayoutBar>
      <div className={styles.columns}>
        <Stage
          game={game}
          view={view}
          state={state}
          balls={pick}
          max={of}
          jackpot={jackpot && formatPrize(jackpot)}
          gone={gone}
          present={present}
          back={back && back.amount > 0n ? formatExact(back, { decimals: 'always' }) : undefined}
        />
        <aside className={styles.rail}>
          <LinesCard
            lines={lines}
            matches={begun ? view.matches : undefined}
            staked={staked.amount > 0n ? formatExact(staked, { decimals: 'always' }) : undefined}
            loggedIn={loggedIn}
          />
          <PlayoutPrizes
            ladder={ladder}
            pick={pick}
            best={begun ? view.best : undefined}
            winners={over ? results?.winners : undefined}
          />
          <Note icon="shield">
            {t('playout.sealed.before')}{' '}
            <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('playout.sealed.link')}</InlineLink>{' '}
            {t('playout.sealed.after')}
          </Note>
          <DrawLog balls={balls} missed={missed} />
        </aside>
      </div>
    </>
  )
}
