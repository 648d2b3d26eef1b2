import type { Game } from '@fairground/contract/entities/games/game'
import { formatExact } from '#core/money-format.ts'
import { multiply } from '@fairground/rules/money/money'
import { playsLeft } from '@fairground/rules/play/plays-left'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Stepper } from '@fairground/ui/controls/stepper.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { playCost } from '#core/money.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'
import type { OneClickSelection } from './one-click-selection.ts'
import styles from './one-click.module.css'
import { oneClickPlays } from './one-click-plays.ts'
import { PickedLineStep } from './picked-line-step.tsx'

const MAX_AT_ONCE = 10

interface TicketStepProps {
  readonly game: Game
  readonly picks: boolean
  readonly onChosen: (selection: OneClickSelection) => void
}

function QuantityChoice({ game, onChosen }: Omit<TicketStepProps, 'picks'>) {
  const t = useText()
  const [count, setCount] = useState(1)
  const max = Math.min(MAX_AT_ONCE, playsLeft(game))
  const word = getSiteKind(game.gameRule).playWord
  const total = formatExact(multiply(playCost(game), count), { decimals: 'always' })
  return (
    <>
      <div className={styles.count}>
        <span>{t(`oneClick.howMany.${word}`)}</span>
        <Stepper
          label={t(`oneClick.howMany.${word}`)}
          lessLabel={t('oneClick.less')}
          moreLabel={t('oneClick.more')}
          value={count}
          min={1}
          max={Math.max(1, max)}
          onChange={setCount}
        />
      </div>
      <p className={styles.total}>
        <span>{t('oneClick.total')}</span>
        <b className="num">{total}</b>
      </p>
      <Button
        tone="primary"
        size="lg"
        full
        disabledReason={max < 1 ? t('oneClick.full') : undefined}
        onPress={() => onChosen(oneClickPlays(game, count, randomIndex))}
      >
        {t('oneClick.continue')}
      </Button>
    </>
  )
}

/** Describes the game and chooses the number of plays or one line. */
export function TicketStep({ game, picks, onChosen }: TicketStepProps) {
  const { oneClickBundleName, gameTitle, oneClickStartInfo, gameDescription } = game
  const rule = getSiteKind(game.gameRule).playRule
  return (
    <div className={styles.step}>
      <h3>{oneClickBundleName ?? gameTitle}</h3>
      {oneClickStartInfo ? (
        <div className="prose">{safeNodes(oneClickStartInfo)}</div>
      ) : (
        <p>{gameDescription}</p>
      )}
      {picks && rule.kind !== 'dealt' ? (
        <PickedLineStep game={game} rule={rule} onChosen={onChosen} />
      ) : (
        <QuantityChoice game={game} onChosen={onChosen} />
      )}
    </div>
  )
}
