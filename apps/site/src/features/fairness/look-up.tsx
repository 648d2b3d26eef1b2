import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#core/text/text.ts'
import styles from './fairness.module.css'

const drawNumbers = /^#?\s*(\d{1,10})$/

/** The way to the check of any draw; `panel` is what this browser keeps. */
export function LookUp({ last, panel }: { last: number | undefined; panel: ReactNode }) {
  const t = useText()
  const titleId = useId()
  const navigate = useNavigate()
  const [isWrong, setWrong] = useState(false)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('draw')
    const id = drawNumbers.exec(typeof typed === 'string' ? typed.trim() : '')?.[1]
    setWrong(id === undefined)
    if (id !== undefined) void navigate(`/draws?id=${id}`)
  }
  return (
    <section className={styles.hero} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('fairness.find.title')}</h2>
        <p>{t('fairness.find.text')}</p>
        <form className={styles.find} onSubmit={find} noValidate>
          <Field
            label={t('fairness.find.label')}
            name="draw"
            inputMode="numeric"
            autoComplete="off"
            prefix={<Icon name="search" />}
            error={isWrong ? t('fairness.find.wrong') : undefined}
          />
          <Button tone="primary" type="submit">
            {t('fairness.find.go')}
          </Button>
        </form>
        <div className={styles.ways}>
          {last !== undefined && (
            <ButtonLink size="sm" href={`/draws?id=${last}`}>
              {t('fairness.find.last')}
            </ButtonLink>
          )}
          <ButtonLink size="sm" href="/draws">
            {t('fairness.find.results')}
          </ButtonLink>
          <ButtonLink size="sm" href="/scan">
            {t('fairness.find.scan')}
          </ButtonLink>
        </div>
      </div>
      {panel}
    </section>
  )
}
