import type { Output } from '@fairground/contract/operations'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useRef } from 'react'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { CopyButton } from '#shared/browser/copy-button.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import { shareLink } from '#shared/browser/share-link.ts'
import { QrPicture } from '#shared/layout/qr-picture.tsx'
import { useTermsText } from './use-terms-text.ts'
import styles from './referrals.module.css'

/** The link as text, as a code and as a picture. */
export function LinkCard({ report }: { report: Output<'getReferralsReport'> }) {
  const t = useText()
  const picture = useRef<HTMLDivElement>(null)
  const terms = useTermsText(report)
  const { referralUrl: url, refStr } = report
  const share = async (): Promise<void> => {
    const outcome = await shareLink({ title: t('referrals.title'), text: t('referrals.shareText'), url })
    if (outcome === 'copied') toast({ tone: 'info', title: t('share.copied') })
    if (outcome === 'failed') toast({ tone: 'warn', title: t('share.failed'), text: url })
  }
  const save = (): void => {
    const svg = picture.current?.querySelector('svg')
    if (!svg) return
    const text = new XMLSerializer().serializeToString(svg)
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${refStr}.svg`)
  }
  return (
    <section className={styles.link} aria-labelledby="your-link">
      <div className={styles.words}>
        <h2 id="your-link">{t('referrals.yourLink')}</h2>
        <p>{terms}</p>
        <div className={styles.copy}>
          <Field label={t('referrals.link')} value={url} readOnly />
          <CopyButton text={url} label={t('referrals.copy')} copiedLabel={t('referrals.copied')} />
        </div>
        <div className={styles.buttons}>
          <Button icon="share" onPress={() => void share()}>
            {t('referrals.share')}
          </Button>
          <Button icon="download" onPress={save}>
            {t('referrals.save')}
          </Button>
        </div>
      </div>
      <div className={styles.code} ref={picture}>
        <QrPicture text={url} label={t('referrals.picture')} className={styles.qr} />
        <b className="num">{refStr}</b>
        <span>{t('referrals.scan')}</span>
      </div>
    </section>
  )
}
