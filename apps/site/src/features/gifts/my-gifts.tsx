import type { Gift } from '@fairground/contract/entities/rewards/reward'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { useInside } from './use-gift-game.ts'
import styles from './gift-rows.module.css'

type State = NonNullable<Gift['state']>

const icons: Readonly<Record<State, IconName>> = {
  wrapped: 'gift',
  opened: 'ticket',
  used: 'check',
  sentBack: 'repeat',
  returned: 'repeat',
}

/** The day that the state names: when it arrived, or until when it can be used. */
const dayFor = ({ state, receivedAt, useBy }: Gift): string => {
  const day = state === 'wrapped' ? receivedAt : useBy
  return day === null ? '' : shortDay(day)
}

function Row({ gift, onOpen }: { gift: Gift & { state: State }; onOpen: () => void }) {
  const t = useText()
  const inside = useInside()
  const { state, fromName } = gift
  return (
    <li>
      <span className={styles.icon} data-state={state}>
        <Icon name={icons[state]} size="sm" />
      </span>
      <div className={styles.words}>
        <b>{t('gifts.fromName', { inside: inside(gift), name: fromName ?? '' })}</b>
        <span className="small muted num">{t(`gifts.state.${state}`, { day: dayFor(gift) })}</span>
      </div>
      {state === 'wrapped' && !gift.acknowledged && <Badge tone="soft">{t('gifts.isNew')}</Badge>}
      {state === 'wrapped' && <TextButton onPress={onOpen}>{t('gifts.openIt')}</TextButton>}
      {state === 'opened' && <TextButton onPress={onOpen}>{t('gifts.use')}</TextButton>}
    </li>
  )
}

const isReceived = (gift: Gift): gift is Gift & { state: State } => gift.state !== null

export function MyGifts({ gifts, onOpen }: { gifts: readonly Gift[]; onOpen: (giftId: number) => void }) {
  const t = useText()
  return (
    <Card title={t('gifts.mine')}>
      {gifts.length === 0 ? (
        <p className="small muted">{t('gifts.mineNone')}</p>
      ) : (
        <ul className={styles.rows}>
          {gifts.filter(isReceived).map(gift => (
            <Row key={gift.giftId} gift={gift} onOpen={() => onOpen(gift.giftId)} />
          ))}
        </ul>
      )}
    </Card>
  )
}
