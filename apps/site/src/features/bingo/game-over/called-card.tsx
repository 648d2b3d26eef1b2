import { CallBoard } from '@fairground/ui/games/bingo/call-board.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import styles from './called-card.module.css'

/** All called numbers, on the board and in order. */
export function CalledCard({ calls, balls }: { calls: readonly number[]; balls: BingoRule['balls'] }) {
  const t = useText()
  return (
    <Card
      title={t('bingo.over.called')}
      pad="sm"
      action={<span className="num">{t('bingo.playout.boardCount', { count: calls.length, balls })}</span>}
    >
      <CallBoard
        max={balls}
        calls={calls}
        label={t('bingo.playout.boardLabel', { count: calls.length, numbers: calls.join(', ') })}
      />
      <p className={styles.order}>
        <b>{t('bingo.over.inOrder')}</b> {calls.join(' · ')}
      </p>
    </Card>
  )
}
