import { type ReactNode, useEffect } from 'react'
import { EnvironmentStripe } from '#parts/layout/environment-stripe.tsx'
import styles from './plain-page.module.css'

/** A page without rail and search: sign-in, invitations. */
export function PlainPage({
  title,
  about,
  children,
}: {
  readonly title: string
  readonly about?: ReactNode
  readonly children?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Fairground console`
  }, [title])
  return (
    <>
      <EnvironmentStripe />
      <main className={styles.page}>
        <section className={styles.card}>
          <p className={styles.brand}>
            <span className={styles.mark} aria-hidden="true" />
            Fairground console
          </p>
          <h1>{title}</h1>
          {about && <p className={styles.about}>{about}</p>}
          {children}
        </section>
      </main>
    </>
  )
}
