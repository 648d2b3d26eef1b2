import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useEffect, useState } from 'react'
import { useText } from '#core/text/text.ts'
import styles from './card-deposit-modal.module.css'

/** If our content security policy blocks the frame, navigates to the provider's page, which returns afterwards. */
const useWithoutFrame = (url: string): void =>
  useEffect(() => {
    const leave = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src') location.assign(url)
    }
    document.addEventListener('securitypolicyviolation', leave)
    return () => document.removeEventListener('securitypolicyviolation', leave)
  }, [url])

/** The provider's page in a frame; the site cannot read what the player types there. */
export function PaymentFrame({ url }: { url: string }) {
  const t = useText()
  const [loaded, setLoaded] = useState(false)
  useWithoutFrame(url)
  return (
    <>
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
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the combination lifts the sandbox only for our own origin; the provider's page is another origin and needs its cookies
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
    </>
  )
}
