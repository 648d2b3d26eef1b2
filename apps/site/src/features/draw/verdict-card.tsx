import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Spinner } from '@fairground/ui/parts/spinner.tsx'
import type { VerdictOf } from '@fairground/fair/steps/run-steps'
import { useText } from '#app/text.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import styles from './verdict-card.module.css'

export interface VerdictCardProps<Id extends string> {
  verdict: VerdictOf<Id> | undefined
  broken: boolean
  words: {
    valid: string
    validLocal: string
    validText: string
    invalid: string
    invalidText: (step: Id, detail: string) => string
  }
}

/** The answer, big: checking, genuine, or refused with the step that failed. */
export function VerdictCard<Id extends string>({ verdict, broken, words }: VerdictCardProps<Id>) {
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
          <h2>{valid ? (local ? words.validLocal : words.valid) : words.invalid}</h2>
          <p>{failed ? words.invalidText(failed.id, failed.detail) : words.validText}</p>
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
