import type { GameHistoryItem } from '@fairground/contract/entities/game-history'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { DrawnResult } from '#shared/drawn-result.tsx'
import { replayHref } from '#shared/game-kind.ts'
import { allGivenBack, isCancelled } from '#shared/given-back.ts'
import { exactText, moneyOf } from '#shared/money.ts'
import { outcomeOfGame } from '#shared/outcome.ts'
import { playWord } from '#shared/play-word.ts'
import styles from './history-row.module.css'

function MyPart({ item }: { item: GameHistoryItem }) {
  const t = useText()
  const plays = t(`after.plays.${playWord(item.gameRule)}`, { count: item.playerPlays })
  const { tone } = outcomeOfGame(
    moneyOf(item.staked, item.currencyId),
    moneyOf(item.won, item.currencyId),
    item.playerPlays,
  )
  return (
    <p className={styles.mine} data-won={tone === 'above' || undefined}>
      {tone === 'above' || tone === 'within'
        ? t('after.row.won', { plays, amount: exactText(item.won, item.currencyId, 'always') })
        : t('after.row.noPrize', { plays })}
    </p>
  )
}

function GivenBack({ item }: { item: GameHistoryItem }) {
  const t = useText()
  const { givenBack, currencyId } = item
  if (!givenBack) return null
  const plays = t(`after.plays.${playWord(item.gameRule)}`, { count: givenBack.plays })
  const amount = exactText(givenBack.amount, currencyId, 'always')
  return <p className={styles.mine}>{t('after.row.givenBack', { plays, amount })}</p>
}

/** One ended game: when, which, what was drawn, my part in it, and the ways to see it again. */
export function HistoryRow({ item }: { item: GameHistoryItem }) {
  const t = useText()
  const { gameTitle, gameInstanceId, numbers } = item
  const when = dayAndTime(item.startedAt)
  const of = { title: gameTitle, when }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b className={styles.title}>{gameTitle}</b>
        <span className="meta num">{t('after.row.when', { when, id: gameInstanceId })}</span>
      </div>
      <div className={styles.result}>
        {isCancelled(item) ? (
          <p className="muted">{t('after.row.cancelled')}</p>
        ) : (
          <DrawnResult drawn={item} size={34} />
        )}
        {item.playerPlays > 0 && !allGivenBack(item) && <MyPart item={item} />}
        <GivenBack item={item} />
      </div>
      <div className={styles.ways}>
        {!isCancelled(item) && (
          <TextLink href={`/draws?id=${gameInstanceId}`} icon="shield">
            <span aria-hidden="true">{t('common.verify')}</span>
            <span className="vh">{t('after.row.verifyOf', of)}</span>
          </TextLink>
        )}
        {numbers.length > 0 && (
          <ButtonLink size="sm" icon="play" href={replayHref(item)} label={t('after.row.watchOf', of)}>
            {t('after.row.watch')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
