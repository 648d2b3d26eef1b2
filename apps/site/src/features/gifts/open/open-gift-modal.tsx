import { newRequestId } from '@fairground/client/request-id'
import type { Gift } from '@fairground/contract/entities/rewards/reward'
import { Button } from '@fairground/ui/controls/button.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { FactGrid } from '@fairground/ui/layout/key-value-list.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { toast } from '#core/toasts.ts'
import { useCue } from '#shared/sound/cue.ts'
import { GiftBox } from '../gift-box.tsx'
import { giftQuery, reloadGifts } from '../gift-queries.ts'
import { useInside } from '../use-gift-game.ts'
import { PlayGift } from './play-gift.tsx'
import styles from './open-gift-modal.module.css'

interface PartProps {
  gift: Gift
  onClose: () => void
}

const dayText = (at: number | null): string => (at === null ? '' : shortDay(at))

/** What is inside is said in words before anything opens. */
function Wrapped({ gift, onClose }: PartProps) {
  const t = useText()
  const inside = useInside()
  const cue = useCue()
  const [requestId] = useState(newRequestId)
  const { giftId, fromName, receivedAt, useBy } = gift
  useEffect(() => {
    void call('ackGift', { giftId }).catch(() => undefined)
  }, [giftId])
  const open = useMutation({
    mutationFn: () => call('openGift', { requestId, giftId }),
    onSuccess: opened => {
      cue('bought')
      queryClient.setQueryData(giftQuery(giftId).queryKey, opened)
      void reloadGifts()
    },
  })
  const sendBack = useMutation({
    mutationFn: () => call('sendBackGift', { requestId, giftId }),
    onSuccess: () => {
      toast({ tone: 'info', title: t('gifts.open.sentBack') })
      onClose()
      void reloadGifts()
    },
  })
  const error = open.error ?? sendBack.error
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('gifts.open.title', { name: fromName ?? '' })}
      actions={
        <>
          <Button onPress={onClose}>{t('gifts.open.notNow')}</Button>
          <Button tone="primary" loading={open.isPending} onPress={() => open.mutate()}>
            {t('gifts.openIt')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <GiftBox className={styles.box} label={t('gifts.open.box')} />
        <p className="small muted">{t('gifts.open.arrived', { day: dayText(receivedAt) })}</p>
        <p>{t('gifts.open.inside', { inside: inside(gift), day: dayText(useBy) })}</p>
        <p className="small">
          {t('gifts.open.dont')}{' '}
          <TextButton onPress={() => sendBack.mutate()}>{t('gifts.open.sendBack')}</TextButton>
        </p>
        {error && (
          <Note tone="danger" icon="warning" live>
            {thrownText(error)}
          </Note>
        )}
      </div>
    </Modal>
  )
}

function Opened({ gift, onClose }: PartProps) {
  const t = useText()
  const inside = useInside()
  const [isPlaying, setPlaying] = useState(false)
  const { fromName, receivedAt, useBy, gameTitle, message } = gift
  if (isPlaying) return <PlayGift gift={gift} onBack={() => setPlaying(false)} onClose={onClose} />
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={inside(gift)}
      actions={
        <>
          <Button onPress={onClose}>{t('gifts.open.keep')}</Button>
          <Button tone="primary" onPress={() => setPlaying(true)}>
            {t('gifts.open.play')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <GiftBox className={styles.openBox} label={t('gifts.open.isOpen')} open />
        <p className="small muted">
          {t('gifts.from', { name: fromName ?? '' })} · {dayText(receivedAt)}
        </p>
        {message && <blockquote className={styles.message}>{message}</blockquote>}
        <FactGrid
          rows={[
            { id: 'through', term: t('gifts.open.playThrough'), value: t('gifts.open.nothing') },
            { id: 'useBy', term: t('gifts.open.useBy'), value: dayText(useBy) },
            { id: 'game', term: t('gifts.open.forGame'), value: gameTitle },
            { id: 'prizes', term: t('gifts.open.prizes'), value: t('gifts.open.cash') },
          ]}
        />
      </div>
    </Modal>
  )
}

/** A wrapped gift that opens on press only, or an opened one with its card and terms. */
export function OpenGiftModal({ giftId, onClose }: { giftId: number; onClose: () => void }) {
  const gift = useQuery(giftQuery(giftId)).data
  if (!gift) return null
  return gift.state === 'wrapped' ? (
    <Wrapped gift={gift} onClose={onClose} />
  ) : (
    <Opened gift={gift} onClose={onClose} />
  )
}
