import { DrawMachine } from '@fairground/ui/art/draw-machine.tsx'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import styles from './not-built-screen.module.css'

/** Placeholder for a page that does not exist yet, with a link to the home page. */
export function NotBuiltScreen({ path }: { path: string }) {
  const t = useText()
  return (
    <section className={styles.stage}>
      <DrawMachine className={styles.art} />
      <div className={styles.text}>
        <h1>{t('notBuilt.title')}</h1>
        <p>{t('notBuilt.text', { path })}</p>
        <ButtonLink href="/" tone="primary" size="lg" icon="home">
          {t('common.home')}
        </ButtonLink>
      </div>
    </section>
  )
}
