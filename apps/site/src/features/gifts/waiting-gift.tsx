import type { Gift } from '@fairground/contract/entities/rewards/reward'
import { newRequestId } from '@fairground/client/request-id'
import { Awning } from '@fairground/ui/art/awning.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { toast } from '#core/toasts.ts'
import { GiftBox } from './gift-box.tsx'
import { reloadGifts } from './gift-queries.ts'
import { useInside } from './use-gift-game.ts'
import styles from './waiting-gift.module.css'

/** The oldest news first in words: from whom, what is inside and until when. Nothing opens by itself. */
export function WaitingGift({ gift, count, onOpen }: { gift: Gift; count: number; onOpen: () => void }) {
  const t = useText()
  const inside = useInside()
  const [isLater, setLater] = useState(false)
  const [requestId] = useState(newRequestId)
  const openAll = useMutation({
    mutationFn: () => call('collectMobileGifts', { requestId }),
    onSettled: () => reloadGifts(),
    onError: () => toast({ tone: 'danger', title: t('gifts.open.failed') }),
  })
  if (isLater) return null
  const { cost, currencyId, fromName, useBy } = gift
  return (
    <section className={styles.front} aria-labelledby="waiting-gift">
      <Awning className={styles.awning} />
      <div className={styles.content}>
        <GiftBox className={styles.box} />
        <div className={styles.words}>
          <p className={styles.from}>{t('gifts.from', { name: fromName ?? '' })}</p>
          <h2 id="waiting-gift">{t('gifts.waiting')}</h2>
          <p className="small num">
            {t('gifts.waitingText', {
              amount: exactText(cost, currencyId, 'always'),
              inside: inside(gift),
              day: useBy === null ? '' : shortDay(useBy),
            })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button tone="primary" onPress={onOpen}>
            {t('gifts.openIt')}
          </Button>
          {count > 1 && (
            <Button loading={openAll.isPending} onPress={() => openAll.mutate()}>
              {t('gifts.openAll', { count })}
            </Button>
          )}
          <Button onPress={() => setLater(true)}>{t('gifts.later')}</Button>
        </div>
      </div>
    </section>
  )
}
