import type { Game } from '@fairground/contract/entities/games/game'
import { multiply } from '@fairground/rules/money/money'
import { playsLeft } from '@fairground/rules/play/plays-left'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Stepper } from '@fairground/ui/controls/stepper.tsx'
import { exactSum, playCost } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import type { DraftLine, PickingRule } from '#features/pick/draft/draft-line.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { useGameLobby } from '#shared/game/game-queries.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'
import styles from '../wizard.module.css'
import { PickedLine } from './picked-line.tsx'

const PRESETS = [1, 3, 6] as const
const MAX_AT_ONCE = 12

export interface TicketChoice {
  readonly count: number
  /** The line that the player picks; undefined for lucky dips and dealt tickets. */
  readonly line: DraftLine | undefined
}

interface TicketStepProps {
  readonly game: Game
  readonly choice: TicketChoice
  readonly onChoose: (choice: TicketChoice) => void
  readonly rule: PickingRule | undefined
}

export const maxAtOnce = (game: Game): number => Math.min(MAX_AT_ONCE, playsLeft(game))

function QuantityChoice({ game, choice, onChoose }: Omit<TicketStepProps, 'rule'>) {
  const t = useText()
  const max = Math.max(1, maxAtOnce(game))
  const word = getSiteKind(game.gameRule).playWord
  const choose = (count: number) => onChoose({ ...choice, count })
  return (
    <>
      <fieldset className={styles.presets}>
        <legend>{t(`oneClick.howMany.${word}`)}</legend>
        {PRESETS.filter(preset => preset <= max).map(preset => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === choice.count}
            onClick={() => choose(preset)}
          >
            <b className="num">{preset}</b>
            <span className="num">{exactSum(multiply(playCost(game), preset))}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.another}>
        <span>
          <b>{t('oneClick.another')}</b>
          <span className="small muted">{t('oneClick.upTo', { max })}</span>
        </span>
        <Stepper
          label={t(`oneClick.howMany.${word}`)}
          lessLabel={t('oneClick.less')}
          moreLabel={t('oneClick.more')}
          value={choice.count}
          min={1}
          max={max}
          onChange={choose}
        />
      </div>
    </>
  )
}

/** Describes the game and chooses the number of plays or one line. */
export function TicketStep({ game, choice, onChoose, rule }: TicketStepProps) {
  const t = useText()
  const { oneClickBundleName, oneClickStartInfo, gameDescription, gameTitle } = game
  const lobby = useGameLobby(game.gameInstanceId, game).data
  return (
    <div className={styles.step}>
      <h3>{oneClickBundleName ?? gameTitle}</h3>
      {oneClickStartInfo ? (
        <div className="prose">{safeNodes(oneClickStartInfo)}</div>
      ) : (
        <p>{gameDescription}</p>
      )}
      {rule && choice.line ? (
        <PickedLine
          game={game}
          rule={rule}
          line={choice.line}
          onLine={line => onChoose({ count: 1, line })}
        />
      ) : (
        <QuantityChoice game={game} choice={choice} onChoose={onChoose} />
      )}
      {lobby && (
        <Note>{t('oneClick.odds', { odds: Math.round(lobby.anyPrizeOdds), rtp: lobby.returnToPlayer })}</Note>
      )}
    </div>
  )
}
