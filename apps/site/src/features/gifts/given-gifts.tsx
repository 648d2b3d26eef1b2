import type { SentGift } from '@fairground/contract/entities/rewards/reward'
import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import styles from './gift-rows.module.css'

const hues = 6

/** Whether the friend played a gift stays private. */
export function GivenGifts({ gifts }: { gifts: readonly SentGift[] }) {
  const t = useText()
  return (
    <Card title={t('gifts.given')}>
      {gifts.length === 0 ? (
        <p className="small muted">{t('gifts.givenNone')}</p>
      ) : (
        <ul className={styles.rows}>
          {gifts.map(({ giftId, title, toName, state, cost, currencyId, useBy, changedAt }) => (
            <li key={giftId}>
              <Avatar
                initials={toName.slice(0, 2).toUpperCase()}
                size={44}
                hue={((giftId % hues) + 1) as 1}
              />
              <div className={styles.words}>
                <b>{t('gifts.toName', { title, name: toName === '' ? t('gifts.aFriend') : toName })}</b>
                <span className="small muted num">
                  {t(`gifts.sent.${state}`, {
                    amount: exactText(cost, currencyId, 'always'),
                    day: shortDay(state === 'wrapped' ? useBy : changedAt),
                  })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
