import type { Game } from '@fairground/contract/entities/game'
import { formatExact } from '@fairground/rules/money/format'
import { multiply } from '@fairground/rules/money/money'
import { playsLeft } from '@fairground/rules/play/plays-left'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Stepper } from '@fairground/ui/parts/stepper.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { randomIndex } from '#shared/crypto-random.ts'
import { playRuleOf } from '#shared/line-shape.ts'
import { playCost } from '#shared/money.ts'
import { playWord } from '#shared/play-word.ts'
import { safeNodes } from '#shared/safe-html.tsx'
import type { Wish } from './one-click-modal.tsx'
import styles from './one-click.module.css'
import { oneClickPlays } from './one-click-plays.ts'
import { PickedLineStep } from './picked-line-step.tsx'

const mostAtOnce = 10

interface TicketStepProps {
  readonly game: Game
  readonly picks: boolean
  readonly onChosen: (wish: Wish) => void
}

function Counted({ game, onChosen }: Omit<TicketStepProps, 'picks'>) {
  const t = useText()
  const [count, setCount] = useState(1)
  const most = Math.min(mostAtOnce, playsLeft(game))
  const word = playWord(game.gameRule)
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
          max={Math.max(1, most)}
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
        disabledReason={most < 1 ? t('oneClick.full') : undefined}
        onPress={() => onChosen(oneClickPlays(game, count, randomIndex))}
      >
        {t('oneClick.continue')}
      </Button>
    </>
  )
}

/** What, and how many. */
export function TicketStep({ game, picks, onChosen }: TicketStepProps) {
  const { oneClickBundleName, gameTitle, oneClickStartInfo, gameDescription } = game
  const rule = playRuleOf(game.gameRule)
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
        <Counted game={game} onChosen={onChosen} />
      )}
    </div>
  )
}
