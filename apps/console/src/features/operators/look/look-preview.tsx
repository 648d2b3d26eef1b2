import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Logo } from '@fairground/ui/art/logo.tsx'
import { readableInk } from '@fairground/ui/looks/contrast'
import { LookProvider } from '@fairground/ui/looks/look.tsx'
import { styleVariables } from '@fairground/ui/style-variables'
import { lookWords, schemeWords } from '../setting-words.ts'
import type { OperatorView } from '../use-operator-view.ts'
import styles from './look-preview.module.css'

export interface Colours {
  readonly brand: string | null
  readonly cta: string | null
}

export interface LookPreviewProps {
  readonly name: string
  readonly look: OperatorView['look']
  readonly scheme: OperatorView['scheme']
  readonly colours?: Colours | undefined
}

/** The site ignores a colour on which no text can be read. */
const toVariables = (name: 'brand' | 'cta', colour: string | null | undefined) => {
  const ink = colour ? readableInk(colour) : null
  if (!colour || ink === null) return {}
  return { [`--${name}`]: colour, [`--on-${name}`]: ink }
}

/** The look of a site in the size of a phone, with the parts that players see. It is a picture: nothing in it can be used. */
export function LookPreview({ name, look, scheme, colours }: LookPreviewProps) {
  const style = styleVariables({
    ...toVariables('brand', colours?.brand),
    ...toVariables('cta', colours?.cta),
  })
  const label = `${name || 'The site'} in the look ${lookWords[look].name}, ${schemeWords[scheme].toLowerCase()}`
  return (
    <div className={styles.phone} role="img" aria-label={label}>
      <LookProvider look={look}>
        <div className={styles.site} data-look={look} data-scheme={scheme} style={style} aria-hidden="true">
          <div className={styles.header}>
            <Logo name={name || 'Your name'} />
          </div>
          <div className={styles.hero}>
            <small>Next draw</small>
            <b>Your first game</b>
            <span className={styles.cta}>Pick numbers</span>
          </div>
          <div className={styles.card}>
            <CardArt kind="lottery" seed={name || 'first'} />
            <div className={styles.text}>
              <b>Your first game</b>
              <span className={styles.link}>How the draw is checked</span>
              <span className={styles.cta}>Play</span>
            </div>
          </div>
          <small className={styles.foot}>18+ · Set limits or take a break at any time</small>
        </div>
      </LookProvider>
    </div>
  )
}
