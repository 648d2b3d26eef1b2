import { DrawMachine } from '@fairground/ui/art/draw-machine.tsx'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { useText } from '#app/text.ts'
import styles from './not-built-screen.module.css'

/** Says plainly that there is nothing here yet, and shows the way home. */
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
