import { useText } from '#core/text/text.ts'
import styles from './explanations.module.css'

/** What the check proves, and how to run it without this site. */
export function Explanations({ fileName }: { fileName: string }) {
  const t = useText()
  return (
    <div className={styles.both}>
      <details className={styles.details}>
        <summary>{t('draw.verify.plain')}</summary>
        <div className="prose">
          <p>{t('draw.verify.plain1')}</p>
          <p>{t('draw.verify.plain2')}</p>
          <p>{t('draw.verify.plain3')}</p>
          <p>{t('draw.verify.plain4')}</p>
        </div>
      </details>
      <details className={styles.details}>
        <summary>{t('draw.verify.without')}</summary>
        <p>{t('draw.verify.withoutText')}</p>
        <pre>
          <code>npx fair verify {fileName}</code>
        </pre>
      </details>
    </div>
  )
}
