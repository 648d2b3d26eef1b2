import { Button } from '@fairground/ui/controls/button.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { memo, useEffect, useState } from 'react'
import {
  preferenceStore,
  setPreferences,
  type SoundKind,
  usePreferences,
} from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { useCue } from './cue.ts'
import styles from './draw-sounds-offer.module.css'

/** Offers draw sounds once per game kind, at its first play-out, because they are off by default. */
export const DrawSoundsOffer = memo(function DrawSoundsOffer({ kind }: { kind: SoundKind }) {
  const t = useText()
  const cue = useCue()
  const { drawSounds, drawSoundsOffered, sound } = usePreferences()
  const [isFirst] = useState(() => !drawSoundsOffered[kind] && !drawSounds[kind])
  const [answered, setAnswered] = useState(false)
  useEffect(() => {
    const { drawSoundsOffered: offered } = preferenceStore.getState()
    setPreferences({ drawSoundsOffered: { ...offered, [kind]: true } })
  }, [kind])
  if (!isFirst || answered || !sound) return null
  const answer = (on: boolean): void => {
    setAnswered(true)
    setPreferences({ drawSounds: { ...drawSounds, [kind]: on } })
    if (on) cue('ball', { kind })
  }
  return (
    <div className={styles.offer} role="group" aria-label={t('sound.offer')}>
      <Icon name="sound" size="sm" />
      <span>{t('sound.offer')}</span>
      <Button size="sm" onPress={() => answer(true)}>
        {t('sound.offerYes')}
      </Button>
      <Button size="sm" tone="ghost" onPress={() => answer(false)}>
        {t('sound.offerNo')}
      </Button>
    </div>
  )
})
