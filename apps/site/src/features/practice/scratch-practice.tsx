import type { PracticeGame } from '@fairground/contract/entities/games/practice-game'
import { money } from '@fairground/rules/money/money'
import { ScratchSymbol } from '@fairground/ui/games/instant/scratch-symbol.tsx'
import { ScratchWindows } from '@fairground/ui/games/instant/scratch-windows.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useMemo, useState } from 'react'
import { currencyCode } from '#core/money.ts'
import { formatPrize } from '#core/money-format.ts'
import { useText } from '#core/text/text.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { manyPlays, PlayButtons } from './play-buttons.tsx'
import { type PlayedRounds, PracticeResult } from './practice-result.tsx'
import { randomSeed } from './random-bytes.ts'
import { dealPracticeCard, type PractisedCard, readScratchTerms } from '#kinds/scratchcard/practice-card.ts'
import type { Practice } from './use-practice.ts'
import styles from './practice.module.css'

interface OpenCardProps {
  card: PractisedCard
  getPrize: (symbol: string) => string | undefined
  onDone: () => void
}

/** A dealt card; its result counts when the last window is open. */
function OpenCard({ card: { cells, outcome }, getPrize, onDone }: OpenCardProps) {
  const t = useText()
  const [open, setOpen] = useState<readonly number[]>([])
  const show = (places: readonly number[]) => {
    const next = [...new Set([...open, ...places])]
    if (next.length === open.length) return
    setOpen(next)
    if (next.length === cells.length) onDone()
  }
  return (
    <>
      <div className={styles.windows}>
        <ScratchWindows
          label={t('practice.windows')}
          hint={t('practice.hint')}
          windows={cells.map((symbol, i) => ({
            face: (
              <span className={styles.face}>
                <ScratchSymbol name={symbol} />
                {getPrize(symbol)}
              </span>
            ),
            shown: open.includes(i),
            matched: symbol === outcome && open.length === cells.length,
            label: open.includes(i)
              ? t('practice.window', { n: i + 1, symbol })
              : t('practice.covered', { n: i + 1 }),
          }))}
          onTouch={() => undefined}
          onShow={place => show([place])}
        />
      </div>
      {open.length < cells.length && (
        <Button onPress={() => show(cells.map((_, i) => i))}>{t('practice.revealAll')}</Button>
      )}
    </>
  )
}

/** A practice game of scratchcards from the published deck. */
export function ScratchPractice({ game, practice }: { game: PracticeGame; practice: Practice }) {
  const t = useText()
  const { rules, prizeTable, currencyId } = game
  const terms = useMemo(() => readScratchTerms(rules, prizeTable), [rules, prizeTable])
  const [card, setCard] = useState<{ readonly nth: number; readonly dealt: PractisedCard }>()
  const [played, setPlayed] = useState<PlayedRounds>()
  const deal = () => dealPracticeCard(terms, randomIndex, randomSeed())
  const finish = (cards: readonly PractisedCard[]) => {
    const won = cards.reduce((sum, each) => sum + each.won, 0n)
    setPlayed({
      plays: cards.length,
      wins: cards.filter(each => each.won > 0n).length,
      won,
      spent: practice.cost * BigInt(cards.length),
    })
    practice.add({ plays: cards.length, won })
  }
  const start = (count: number) => {
    setPlayed(undefined)
    if (count === 1) return setCard({ nth: (card?.nth ?? 0) + 1, dealt: deal() })
    setCard(undefined)
    return finish(Array.from({ length: count }, deal))
  }
  const getPrize = (symbol: string) => {
    const tier = terms.prizeTable.tiers.find(({ name }) => name === symbol)
    return tier && formatPrize(money(BigInt(tier.prize), currencyCode(currencyId)))
  }
  const isOpening = card !== undefined && played === undefined
  return (
    <>
      <Card title={t('practice.card')}>
        <div className={styles.column}>
          {card && (
            <OpenCard
              key={card.nth}
              card={card.dealt}
              getPrize={getPrize}
              onDone={() => finish([card.dealt])}
            />
          )}
          {!isOpening && (
            <PlayButtons
              practice={practice}
              one={t(card ? 'practice.nextCard' : 'practice.firstCard')}
              many={t('practice.manyCards', { count: manyPlays })}
              onPlay={start}
            />
          )}
        </div>
      </Card>
      {played && <PracticeResult played={played} currencyId={currencyId} />}
    </>
  )
}
