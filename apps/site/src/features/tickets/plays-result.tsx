import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { formatExact } from '#core/money-format.ts'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { DrawnResult } from '#kinds/drawn-result.tsx'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { gameHref, isInstant, playoutHref, replayHref } from '#kinds/game-address.ts'
import { exactText, toMoney } from '#core/money.ts'
import { computeOutcome } from '#shared/game/outcome.ts'
import styles from './plays-result.module.css'

function Ended({ game, results }: { game: Game; results: GameResults | undefined }) {
  const t = useText()
  const { currencyId, payoutCurrencyId } = game
  const outcome =
    results &&
    computeOutcome(
      toMoney(results.staked, currencyId),
      toMoney(results.totalWinnings, payoutCurrencyId),
      results.plays.length,
    )
  const won = outcome?.tone === 'above'
  const words = (): string => {
    const amount = results ? exactText(results.totalWinnings, payoutCurrencyId, 'always') : ''
    if (won) return t('after.bets.won', { amount })
    if (outcome?.tone !== 'within') return t('after.bets.noPrize')
    return t('after.bets.back', { amount, staked: formatExact(outcome.staked, { decimals: 'always' }) })
  }
  return (
    <Card>
      {results && (
        <div className={styles.result}>
          <DrawnResult
            drawn={{ gameRule: game.gameRule, numbers: results.drawn, numbers2nd: results.drawn2nd }}
            size={44}
          />
          {results.plays.length > 0 && (
            <p className={styles.outcome} data-won={won || undefined}>
              {words()}
            </p>
          )}
        </div>
      )}
      <div className={styles.links}>
        <ButtonLink size="sm" icon="play" href={replayHref(game)}>
          {t('after.row.watch')}
        </ButtonLink>
        <ButtonLink size="sm" icon="shield" href={`/draws?id=${game.gameInstanceId}`}>
          {t('common.verify')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The countdown to the draw, the link to the play-out, or the result, depending on the status of the game. */
export function PlaysResult({ game, results }: { game: Game; results: GameResults | undefined }) {
  const t = useText()
  const { gameStatus, tournamentStartTime: at, gameTitle } = game
  const instant = isInstant(game)
  if (gameStatus === 'ENDED' && !instant) return <Ended game={game} results={results} />
  if (instant)
    return (
      <ButtonLink tone="primary" icon="ticket" href={gameHref(game)}>
        {t('after.bets.toCards')}
      </ButtonLink>
    )
  return (
    <Card>
      <div className={styles.soon}>
        {gameStatus === 'STARTED' ? (
          <p className={styles.outcome}>{t('after.bets.live')}</p>
        ) : (
          at !== null && (
            <>
              <p className="muted">{t('after.bets.drawIn')}</p>
              <GameCountdown title={gameTitle} target={at} form="inline" />
            </>
          )
        )}
        <ButtonLink
          tone={gameStatus === 'STARTED' ? 'primary' : 'secondary'}
          size="sm"
          icon="play"
          href={gameStatus === 'OPEN' ? gameHref(game) : playoutHref(game)}
        >
          {gameStatus === 'OPEN' ? t('after.instance.toGame') : t('after.bets.watch')}
        </ButtonLink>
      </div>
    </Card>
  )
}
