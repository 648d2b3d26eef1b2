import { CallBoard } from '@fairground/ui/parts/call-board.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import styles from './called-card.module.css'

/** All that was called: on the board, and in order. */
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
