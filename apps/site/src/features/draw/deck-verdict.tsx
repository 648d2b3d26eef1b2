import type { DeckVerdict } from '@fairground/fair/instant/verify-deck'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Spinner } from '@fairground/ui/parts/spinner.tsx'
import { useText } from '#app/text.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import styles from './verdict-card.module.css'

/** The answer, big: checking, genuine, or refused with the step that failed. */
export function DeckVerdictCard({ verdict, broken }: { verdict: DeckVerdict | undefined; broken: boolean }) {
  const t = useText()
  if (broken)
    return (
      <Card tone="danger" className={styles.card}>
        <p role="alert">{t('draw.verify.workerFailed')}</p>
      </Card>
    )
  if (!verdict)
    return (
      <Card className={styles.card}>
        <div className={styles.row} role="status">
          <Spinner size={36} />
          <div>
            <h2>{t('draw.verify.checking')}</h2>
            <p className="muted">{t('draw.verify.checkingText')}</p>
          </div>
        </div>
      </Card>
    )
  const { valid, failed, local } = verdict
  return (
    <Card tone={valid ? 'win' : 'danger'} className={styles.card}>
      <div
        className={styles.row}
        data-verdict={valid ? 'valid' : 'invalid'}
        role={valid ? 'status' : 'alert'}
      >
        <span className={styles.mark}>
          <Icon name={valid ? 'check' : 'warning'} size="lg" />
        </span>
        <div>
          <h2>{t(valid ? (local ? 'deck.validLocal' : 'deck.valid') : 'deck.invalid')}</h2>
          <p>
            {failed
              ? t('deck.invalidText', { step: failed.title, detail: failed.detail })
              : t('deck.validText')}
          </p>
          {!valid && (
            <p>
              {t('draw.verify.invalidAdvice')}{' '}
              <InlineLink href="/contact">{t('draw.verify.contact')}</InlineLink>
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
