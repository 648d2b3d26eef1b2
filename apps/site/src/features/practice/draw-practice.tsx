import type { PracticeGame } from '@fairground/contract/entities/games/practice-game'
import { parseTerms } from '@fairground/fair/games/games'
import type { RequestedPlay } from '@fairground/rules/picking/play-rule'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useMemo, useState } from 'react'
import { useText } from '#core/text/text.ts'
import { DrawnResult } from '#kinds/drawn-result.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { toMoney } from '#core/money.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { type PlayedRound, playRound } from './draw-round.ts'
import { LinePicker } from './line-picker.tsx'
import { manyPlays, PlayButtons } from './play-buttons.tsx'
import { type PlayedRounds, PracticeResult } from './practice-result.tsx'
import { randomSeed } from './random-bytes.ts'
import { randomPlay, toPlayText } from './random-play.ts'
import type { Practice } from './use-practice.ts'
import styles from './practice.module.css'

/** Enough for realistic shares, few enough to settle a hundred draws at once. */
const maxOthers = 300
const othersBeforeFirstDraw = 100

const toRounds = (rounds: readonly PlayedRound[], cost: bigint): PlayedRounds => ({
  plays: rounds.length,
  wins: rounds.filter(({ won }) => won > 0n).length,
  won: rounds.reduce((sum, { won }) => sum + won, 0n),
  spent: cost * BigInt(rounds.length),
})

/** A practice game of a kind in which the player chooses numbers or digits. */
export function DrawPractice({ game, practice }: { game: PracticeGame; practice: Practice }) {
  const t = useText()
  const { gameRule, rules, prizeTable, currencyId } = game
  const rule = getSiteKind(gameRule).playRule
  const terms = useMemo(() => parseTerms(rules, prizeTable), [rules, prizeTable])
  const [play, setPlay] = useState<RequestedPlay>(() => randomPlay(rule, randomIndex))
  const [rounds, setRounds] = useState<readonly PlayedRound[]>([])
  const text = toPlayText(rule, play)
  const otherCount = Math.min(game.plays || othersBeforeFirstDraw, maxOthers)

  const start = (count: number) => {
    if (text === undefined) return
    const others = Array.from(
      { length: otherCount },
      () => toPlayText(rule, randomPlay(rule, randomIndex)) ?? text,
    )
    const played = Array.from({ length: count }, () =>
      playRound({
        terms,
        play: text,
        others,
        place: randomIndex(others.length + 1),
        price: practice.price,
        jackpot: toMoney(game.jackpot, currencyId).amount,
        seed: randomSeed(),
      }),
    )
    setRounds(played)
    practice.add(toRounds(played, practice.cost))
  }
  const [only] = rounds
  return (
    <>
      <Card
        title={t('practice.line')}
        action={
          <Button size="sm" icon="dice" onPress={() => setPlay(randomPlay(rule, randomIndex))}>
            {t('practice.random')}
          </Button>
        }
      >
        <div className={styles.column}>
          <LinePicker rule={rule} play={play} onPlay={setPlay} />
          <PlayButtons
            practice={practice}
            problem={text === undefined ? t('practice.incomplete') : undefined}
            one={t('practice.drawOnce')}
            many={t('practice.drawMany', { count: manyPlays })}
            onPlay={start}
          />
          <p className="small muted">{t('practice.others', { count: otherCount })}</p>
        </div>
      </Card>
      {only && (
        <PracticeResult played={toRounds(rounds, practice.cost)} currencyId={currencyId}>
          {rounds.length === 1 && (
            <DrawnResult drawn={{ gameRule, numbers: only.numbers, numbers2nd: only.numbers2nd }} />
          )}
        </PracticeResult>
      )}
    </>
  )
}
