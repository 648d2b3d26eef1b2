import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from './explanations.module.css'

/** What the check proves, and how to run it without this site. */
export function Explanations({ fileName, scheme }: { fileName: string; scheme: 'FD1' | 'FD2' | undefined }) {
  const t = useText()
  const isSecond = scheme === 'FD2'
  return (
    <div className={styles.both}>
      <details className={styles.details}>
        <summary>{t('draw.verify.plain')}</summary>
        <div className="prose">
          <p>{t('draw.verify.plain1')}</p>
          <p>{t(isSecond ? 'draw.verify.plainSecond2' : 'draw.verify.plain2')}</p>
          <p>{t('draw.verify.plain3')}</p>
          <p>{t(isSecond ? 'draw.verify.plainSecond4' : 'draw.verify.plain4')}</p>
          <p>
            <InlineLink href="/fairness">{t('draw.verify.toCentre')}</InlineLink>
          </p>
        </div>
      </details>
      <details className={styles.details}>
        <summary>{t('draw.verify.without')}</summary>
        <p>{t('draw.verify.withoutText')}</p>
        <pre>
          <code>
            npx fair verify {fileName}
            {isSecond && ' --policy policy.txt'}
          </code>
        </pre>
      </details>
    </div>
  )
}
