import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useEffect, useState } from 'react'
import { holdMoment } from '#app/held-moments.ts'
import { closeModal, type ModalPayloads } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import styles from './card-deposit-modal.module.css'

/** Our own policy does not let the page be framed: then it is shown in place of ours, and leads back. */
const useWithoutFrame = (url: string): void =>
  useEffect(() => {
    const leave = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src') location.assign(url)
    }
    document.addEventListener('securitypolicyviolation', leave)
    return () => document.removeEventListener('securitypolicyviolation', leave)
  }, [url])

/** The provider's page. What is typed there is between the player and the provider. */
export function CardDepositModal({ url, amount, currencyId }: ModalPayloads['cardDeposit']) {
  const t = useText()
  const [loaded, setLoaded] = useState(false)
  useWithoutFrame(url)
  useEffect(() => holdMoment('purchase'), [])
  const sum = exactText(amount, currencyId, 'always')
  return (
    <Modal
      open
      tall
      title={t('deposit.frame.title', { amount: sum })}
      closeLabel={t('common.close')}
      onClose={closeModal}
    >
      <div className={styles.frame}>
        {!loaded && (
          <div className={styles.boxes}>
            <SkeletonGroup label={t('common.loading')}>
              <Skeleton height={56} />
              <Skeleton height={52} />
              <Skeleton height={52} />
              <Skeleton height={48} />
            </SkeletonGroup>
          </div>
        )}
        <iframe
          src={url}
          title={t('deposit.frame.label')}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- both lift the sandbox of our own pages only; this one is the provider's, and needs its own cookies
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
          allow="payment"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
      </div>
      <p className={styles.foot}>
        <span className="small muted">{t('deposit.frame.text')}</span>
        <TextLink href={url}>{t('deposit.frame.alone')}</TextLink>
      </p>
    </Modal>
  )
}
