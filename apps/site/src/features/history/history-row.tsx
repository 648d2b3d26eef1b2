import type { GameHistoryItem } from '@fairground/contract/entities/games/game-history'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { DrawnResult } from '#kinds/drawn-result.tsx'
import { replayHref } from '#kinds/game-address.ts'
import { allGivenBack, isCancelled } from '#shared/game/given-back.ts'
import { exactText, toMoney } from '#core/money.ts'
import { computeOutcome } from '#shared/game/outcome.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import styles from './history-row.module.css'

function MyPart({ item }: { item: GameHistoryItem }) {
  const t = useText()
  const plays = t(`after.plays.${getSiteKind(item.gameRule).playWord}`, { count: item.playerPlays })
  const { tone } = computeOutcome(
    toMoney(item.staked, item.currencyId),
    toMoney(item.won, item.currencyId),
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
  const plays = t(`after.plays.${getSiteKind(item.gameRule).playWord}`, { count: givenBack.plays })
  const amount = exactText(givenBack.amount, currencyId, 'always')
  return <p className={styles.mine}>{t('after.row.givenBack', { plays, amount })}</p>
}

/** One ended game: time, title, drawn numbers, the player's outcome, and links to verify and replay it. */
export function HistoryRow({ item }: { item: GameHistoryItem }) {
  const t = useText()
  const { gameTitle, gameInstanceId, numbers } = item
  const when = dayAndTime(item.startedAt)
  const facts = { title: gameTitle, when }
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
      <div className={styles.actions}>
        {!isCancelled(item) && (
          <TextLink href={`/draws?id=${gameInstanceId}`} icon="shield">
            <span aria-hidden="true">{t('common.verify')}</span>
            <span className="vh">{t('after.row.verifyOf', facts)}</span>
          </TextLink>
        )}
        {numbers.length > 0 && (
          <ButtonLink size="sm" icon="play" href={replayHref(item)} label={t('after.row.watchOf', facts)}>
            {t('after.row.watch')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
