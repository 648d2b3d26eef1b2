import type { DayDraw } from '@fairground/contract/entities/games/day-results'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { FiguresTable } from '@fairground/ui/money/figures-table.tsx'
import { exactText } from '#core/money.ts'
import { locale } from '#core/text/locale.ts'
import { useText } from '#core/text/text.ts'
import { clockTime, dayAndTime } from '#core/time/date.ts'
import { DrawnResult } from '#kinds/drawn-result.tsx'
import { replayHref } from '#kinds/game-address.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { tierName } from '#shared/game/tier-name.ts'
import { isEvenlyPaid } from './tier-prize.ts'
import styles from './results-screen.module.css'

const maxTickets = 20

/** One ended draw: its numbers, the winners and prizes of each tier, and links to verify and replay it. */
export function DrawResultCard({ draw, title }: { draw: DayDraw; title: string }) {
  const t = useText()
  const { currencyId, gameInstanceId, drawnAt, tiers } = draw
  const number = new Intl.NumberFormat(locale)
  const money = (amount: string) => exactText(amount, currencyId, 'always')
  const kind = getSiteKind(draw.gameRule)
  const facts = { title, when: dayAndTime(drawnAt) }
  const getPrize = (tier: DayDraw['tiers'][number]) => {
    if (tier.winners === 0) return '–'
    return isEvenlyPaid(tier, currencyId)
      ? money(tier.each)
      : t('results.about', { amount: money(tier.each) })
  }
  return (
    <Card
      as="article"
      title={t('results.draw', { time: clockTime(drawnAt), id: gameInstanceId })}
      action={
        draw.jackpotWon && kind.hasJackpot ? <Badge tone="win">{t('draw.list.jackpotWon')}</Badge> : undefined
      }
    >
      <div className={styles.draw}>
        <DrawnResult drawn={draw} maxTickets={maxTickets} className={styles.drawn} />
        <FiguresTable
          caption={t('results.prizes')}
          head={[t('results.tier'), t('results.winners'), t('results.each'), t('results.paid')]}
          rows={tiers.map(tier => ({
            id: String(tier.tier),
            cells: [tierName(t, tier), number.format(tier.winners), getPrize(tier), money(tier.paid)],
          }))}
        />
        <KeyValueList
          rows={[
            {
              id: 'plays',
              term: t(`results.plays.${kind.playWord}`),
              value: number.format(draw.plays),
              weight: 'quiet',
            },
            {
              id: 'winners',
              term: t('results.allWinners'),
              value: number.format(draw.winners),
              weight: 'quiet',
            },
            { id: 'paid', term: t('results.allPaid'), value: money(draw.paid), weight: 'strong' },
          ]}
        />
        <p className={styles.actions}>
          <TextLink href={`/draws?id=${gameInstanceId}`} icon="shield">
            <span aria-hidden="true">{t('common.verify')}</span>
            <span className="vh">{t('results.verify', facts)}</span>
          </TextLink>
          <ButtonLink size="sm" icon="play" href={replayHref(draw)} label={t('results.replayOf', facts)}>
            {t('results.replay')}
          </ButtonLink>
        </p>
      </div>
    </Card>
  )
}
