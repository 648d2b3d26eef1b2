import { releaseTag } from '@fairground/contract/constants'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import styles from './reading.module.css'

const credits = [
  { id: 'beacon', names: 'drand, the League of Entropy' },
  { id: 'code', names: 'React, i18next, TanStack Query, Zustand, Fastify, Kysely, PostgreSQL, NATS' },
  { id: 'fonts', names: 'Outfit, Figtree, Fredoka, Nunito, Quicksand' },
] as const

/** Lists the open-source projects that the site uses. */
export function CreditsScreen() {
  const t = useText()
  return (
    <article className={styles.reading}>
      <h1>{t('credits.title')}</h1>
      <p className={styles.lead}>{t('credits.lead')}</p>
      {credits.map(({ id, names }) => (
        <Card key={id} as="section" className={styles.part}>
          <h2>{t(`credits.${id}.title`)}</h2>
          <p>{t(`credits.${id}.text`)}</p>
          <p className="muted">{names}</p>
        </Card>
      ))}
      <p className="meta">{t('credits.release', { release: releaseTag })}</p>
    </article>
  )
}
