import { useFormat } from '#core/operator/use-format.ts'
import { formatCount } from '#core/format/numbers.ts'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import { toWords } from '#parts/form/words/to-words.ts'
import { type AmlEntry, toRuleWords } from './aml-words.ts'
import styles from './aml.module.css'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Money in the figures of a rule is a text of minor units. */
const toFigure = (value: unknown, amount: (minor: string) => string): string =>
  typeof value === 'string' && /^\d+$/.test(value)
    ? amount(value)
    : typeof value === 'number'
      ? formatCount(value)
      : String(value)

/** The texts and figures of one entry of a case. */
export function EntryDetails({ entry: { kind, details } }: { readonly entry: AmlEntry }) {
  const { amount } = useFormat()
  if (!isRecord(details)) return null
  const { note, text, decision, alerts, hits } = details
  const quoted = typeof note === 'string' ? note : typeof text === 'string' ? text : undefined
  return (
    <>
      {kind === 'decision' && <b>{toCodeWords(decision)}</b>}
      {quoted && <p className={styles.quote}>“{quoted}”</p>}
      {Array.isArray(alerts) &&
        alerts.filter(isRecord).map(alert => (
          <p key={String(alert['name'])}>
            <b>{toRuleWords(String(alert['name']))}.</b>{' '}
            {isRecord(alert['figures']) &&
              Object.entries(alert['figures'])
                .map(([name, value]) => `${toWords(name)} ${toFigure(value, amount)}`)
                .join(', ')}
          </p>
        ))}
      {Array.isArray(hits) &&
        hits.filter(isRecord).map((hit, at) => (
          <p key={at}>
            {Object.entries(hit)
              .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
              .map(([name, value]) => `${toWords(name)} ${String(value)}`)
              .join(', ')}
          </p>
        ))}
    </>
  )
}
