import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { exactSum } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import type { AwayRow } from './away-summary.ts'
import styles from './away.module.css'

const icons: { readonly [K in AwayRow['kind']]: IconName } = {
  won: 'trophy',
  item: 'trophy',
  refund: 'repeat',
  lost: 'results',
  moved: 'calendar',
  coupon: 'tag',
  order: 'wallet',
  verified: 'document',
  message: 'mail',
}

interface Words {
  readonly title: string
  readonly text: string
  readonly link: string
  readonly amount?: string
}

const useWords = (row: AwayRow): Words => {
  const t = useText()
  switch (row.kind) {
    case 'won': {
      const amount = exactSum(row.won)
      return row.above
        ? { title: t('away.won', { amount }), text: row.game, link: t('away.seeDraw'), amount: `+${amount}` }
        : {
            title: row.game,
            text: t('away.back', { amount, staked: exactSum(row.staked) }),
            link: t('away.seeDraw'),
            amount: `+${amount}`,
          }
    }
    case 'item':
      return { title: t('away.item', { items: row.items }), text: row.game, link: t('away.seeDraw') }
    case 'refund': {
      const amount = exactSum(row.amount)
      const title = t('away.refunded', { amount })
      return {
        title,
        text: t('away.refundedText', { game: row.game }),
        link: t('away.why'),
        amount: `+${amount}`,
      }
    }
    case 'lost': {
      const staked = exactSum(row.staked)
      const title =
        row.count === 1 ? t('away.ended', { game: row.game }) : t('away.others', { count: row.count })
      return { title, text: t('away.noPrize', { staked }), link: t('away.results') }
    }
    case 'moved':
      return {
        title: t('away.moved', { game: row.game }),
        text: t('away.movedText', { time: dayAndTime(row.startAt) }),
        link: t('away.tickets'),
      }
    case 'coupon': {
      const text = row.instant ? t('away.couponInstant') : t('away.couponBucket')
      return { title: t('away.coupon', { amount: exactSum(row.amount) }), text, link: t('away.terms') }
    }
    case 'order': {
      const result = row.completed ? 'completed' : 'failed'
      return {
        title: t(`away.${row.type}.${result}`),
        text: exactSum(row.amount),
        link: t('away.receipt'),
      }
    }
    case 'verified':
      return {
        title: row.accepted ? t('away.verified') : t('away.notVerified'),
        text: row.accepted ? t('away.verifiedText') : t('away.notVerifiedText'),
        link: t('away.verification'),
      }
    case 'message':
      return { title: row.title, text: row.text, link: t('away.read') }
  }
}

export function AwayRowItem({ row, onFollow }: { row: AwayRow; onFollow: () => void }) {
  const { title, text, link, amount } = useWords(row)
  const celebrates = row.kind === 'won' && row.above
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-win={celebrates || undefined}>
        <Icon name={row.kind === 'won' && !row.above ? 'results' : icons[row.kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <b>{title}</b>
          {amount !== undefined && (
            <b className="num" data-win={celebrates || undefined}>
              {amount}
            </b>
          )}
        </p>
        <p>{text}</p>
        <Anchor className={styles.link} href={row.href} onClick={onFollow}>
          {link}
          <Icon name="next" size="sm" />
        </Anchor>
      </div>
    </li>
  )
}
