import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { LookProvider, looks } from '@fairground/ui/looks/look.tsx'
import { useId } from 'react'
import { lookWords, schemeWords } from '../setting-words.ts'
import type { Appearance } from './use-look-draft.ts'
import styles from './look-choice.module.css'

const schemes = ['light', 'dark'] as const

/** Chooses the look and the colour scheme. Each card is drawn in its own look. */
export function LookChoice({
  value,
  onChange,
}: {
  readonly value: Appearance
  readonly onChange: (value: Appearance) => void
}) {
  const name = useId()
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Look</legend>
        <div className={styles.cards}>
          {looks.map(look => (
            <label key={look} className={styles.card}>
              <input
                type="radio"
                className="vh"
                name={`${name}-look`}
                checked={value.look === look}
                onChange={() => onChange({ ...value, look })}
              />
              <span className={styles.art} data-look={look} data-scheme={value.scheme} aria-hidden="true">
                <LookProvider look={look}>
                  <CardArt kind="lottery" seed={look} />
                </LookProvider>
              </span>
              <span className={styles.words}>
                <b>
                  {lookWords[look].name}
                  {value.look === look && <Icon name="check" size="sm" />}
                </b>
                <small>{lookWords[look].about}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Colour scheme that players see first</legend>
        <div className={styles.schemes}>
          {schemes.map(scheme => (
            <label key={scheme} className={styles.scheme}>
              <input
                type="radio"
                name={`${name}-scheme`}
                checked={value.scheme === scheme}
                onChange={() => onChange({ ...value, scheme })}
              />
              {schemeWords[scheme]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
