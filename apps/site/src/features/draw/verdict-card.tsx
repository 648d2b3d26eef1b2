import { Card } from '@fairground/ui/layout/card.tsx'
import { Verdict } from '@fairground/ui/feedback/verdict.tsx'
import type { VerifierVerdict } from '@fairground/fair/steps/run-steps'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from './verdict-card.module.css'

export interface VerdictCardProps<Id extends string> {
  verdict: VerifierVerdict<Id> | undefined
  broken: boolean
  words: {
    valid: string
    validLocal: string
    validText: string
    invalid: string
    invalidText: (step: Id, detail: string) => string
    faultText: (step: Id, detail: string) => string
  }
}

/** The verdict: checking, valid, valid with a proven fault, or invalid with the step that failed. */
export function VerdictCard<Id extends string>({ verdict, broken, words }: VerdictCardProps<Id>) {
  const t = useText()
  if (broken)
    return (
      <Card tone="danger">
        <p role="alert">{t('draw.verify.workerFailed')}</p>
      </Card>
    )
  if (!verdict)
    return (
      <Card>
        <Verdict>
          <h2>{t('draw.verify.checking')}</h2>
          <p className="muted">{t('draw.verify.checkingText')}</p>
        </Verdict>
      </Card>
    )
  const { valid, failed, faults, local } = verdict
  const [fault] = faults
  if (valid && fault)
    return (
      <Card tone="danger">
        <Verdict tone="danger" icon="warning" urgent>
          <h2>{t('draw.verify.fault')}</h2>
          <p>{words.faultText(fault.id, fault.detail)}</p>
          <p>
            {t('draw.verify.faultAdvice')} <InlineLink href="/contact">{t('draw.verify.contact')}</InlineLink>
          </p>
        </Verdict>
      </Card>
    )
  return (
    <Card tone={valid ? 'win' : 'danger'}>
      <Verdict
        tone={valid ? 'win' : 'danger'}
        icon={valid ? 'check' : 'warning'}
        urgent={!valid}
        className={valid ? undefined : styles.invalid}
      >
        <h2>{valid ? (local ? words.validLocal : words.valid) : words.invalid}</h2>
        <p>{failed ? words.invalidText(failed.id, failed.detail) : words.validText}</p>
        {!valid && (
          <p>
            {t('draw.verify.invalidAdvice')}{' '}
            <InlineLink href="/contact">{t('draw.verify.contact')}</InlineLink>
          </p>
        )}
      </Verdict>
    </Card>
  )
}
