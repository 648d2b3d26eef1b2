import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useEffect, useState } from 'react'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { hasOpenOverlay } from '#core/open-overlay.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { AdPicture } from './ad-picture.tsx'
import styles from './ads.module.css'
import { hideAd } from './hidden-ads.ts'

export function AdPopup({ adId }: ModalPayloads['adPopup']) {
  const t = useText()
  const ad = useSession().data?.ads.find(each => each.id === adId)
  /** Something may have opened while this dialog was loading. */
  const [blocked] = useState(hasOpenOverlay)
  useEffect(() => {
    if (blocked) closeModal()
  }, [blocked])
  if (ad === undefined || blocked) return null
  const close = () => {
    hideAd(ad.id)
    closeModal()
  }
  return (
    <Modal open title={t('ads.title')} closeLabel={t('ads.hide')} onClose={close}>
      <div className={styles.poster}>
        <AdPicture ad={ad} onFollowed={close} />
      </div>
    </Modal>
  )
}
