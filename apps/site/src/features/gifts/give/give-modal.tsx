import type { Gift, GiftCard } from '@fairground/contract/entities/rewards/reward'
import type { Output } from '@fairground/contract/operations'
import { add, multiply, subtract } from '@fairground/rules/money/money'
import { TextAreaField } from '@fairground/ui/controls/text-area-field.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useState } from 'react'
import { exactSum, toMoney } from '#core/money.ts'
import { useAccounts, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { useInside } from '../use-gift-game.ts'
import { CardChoice } from './card-choice.tsx'
import { FriendsField } from './friends-field.tsx'
import { useGive } from './use-give.ts'
import styles from './give-modal.module.css'

const maxMessage = 140

export interface GiveModalProps {
  gift: Gift
  summary: Output<'getGiftSummary'>
  onClose: () => void
}

/** Chooses friends and a card, and says what it costs before anything is paid. */
export function GiveModal({ gift, summary, onClose }: GiveModalProps) {
  const t = useText()
  const inside = useInside()
  const username = usePlayer()?.username ?? ''
  const account = useAccounts().find(({ accountCurrency }) => accountCurrency === gift.currencyId)
  const [friends, setFriends] = useState<readonly string[]>([])
  const [card, setCard] = useState<GiftCard>('heart')
  const [message, setMessage] = useState('')
  const give = useGive({ giftId: gift.giftId, onDone: onClose })
  const { currencyId } = gift
  const count = friends.length
  const total = multiply(toMoney(gift.cost, currencyId), BigInt(count))
  const given = add(toMoney(summary.givenThisMonth, currencyId), total)
  const cap = toMoney(summary.monthlyCap, currencyId)
  const balance = toMoney(account?.accountBalance ?? '0', currencyId)
  const left = subtract(balance, total)
  const disabledReason = () => {
    if (count === 0) return t('gifts.form.needFriend')
    if (given.amount > cap.amount) return t('gifts.form.overCap', { cap: exactSum(cap) })
    return left.amount < 0n ? t('gifts.form.noFunds') : undefined
  }
  return (
    <Modal
      open
      width="wide"
      tall
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('gifts.form.title', { title: gift.title })}
      actions={
        <>
          <Button onPress={onClose}>{t('gifts.form.back')}</Button>
          <Button
            tone="primary"
            loading={give.isPending}
            disabledReason={disabledReason()}
            onPress={() => give.send({ friends, card, message })}
          >
            {count === 0
              ? t('gifts.form.giveNone')
              : t('gifts.form.give', { count, amount: exactSum(total) })}
          </Button>
        </>
      }
    >
      <p className="small muted">{gift.description}</p>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <FriendsField friends={friends} onChange={setFriends} />
          <CardChoice value={card} onChange={setCard} />
          <TextAreaField
            label={t('gifts.form.message', { count: message.length })}
            rows={3}
            maxLength={maxMessage}
            value={message}
            onChange={event => setMessage(event.target.value)}
          />
        </div>
        <div className={styles.side}>
          <div className={styles.preview} data-card={card}>
            <span className={styles.stamp}>
              <Icon name={card} />
            </span>
            <p className={styles.words}>{message}</p>
            <p className="small">{username}</p>
          </div>
          <KeyValueList
            rows={[
              {
                id: 'sum',
                term: t('gifts.form.sum', { inside: inside(gift), count }),
                value: exactSum(total),
                weight: 'strong',
              },
              {
                id: 'month',
                term: t('gifts.form.monthAfter'),
                value: t('gifts.form.monthValue', { given: exactSum(given), cap: exactSum(cap) }),
              },
              { id: 'paid', term: t('gifts.form.paidFrom'), value: t('gifts.form.cash') },
              { id: 'after', term: t('gifts.form.balanceAfter'), value: exactSum(left) },
            ]}
          />
          <Note>{t('gifts.form.note')}</Note>
          {give.problem && (
            <Note tone="danger" icon="warning" live>
              {give.problem}
            </Note>
          )}
        </div>
      </div>
    </Modal>
  )
}
