import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { Stage } from '@fairground/ui/parts/stage.tsx'
import { useEffect, useState } from 'react'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { WaitRing } from '#features/connection/wait-ring.tsx'
import styles from './dealing-card.module.css'

/** A card waits for the second beacon round after its sale, rounds being three seconds apart. */
const expectedMs = 7000
const longMs = 20_000

const useElapsed = (): number => {
  const now = useServerNow(250)
  const [since] = useState(now)
  return Math.max(0, now - since)
}

/** The card is bought and nobody in the world knows it yet: a calm wait for the public randomness that deals it. */
export function DealingCard() {
  const t = useText()
  const elapsed = useElapsed()
  const announce = useAnnounce()
  const title = t('instant.dealing.title')
  useEffect(() => announce(title), [announce, title])
  return (
    <Stage label={t('instant.stage')}>
      <div className={styles.dealing}>
        <div className={styles.pile} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <h2>{title}</h2>
        <p>{t(elapsed > longMs ? 'instant.dealing.long' : 'instant.dealing.text')}</p>
        {elapsed < expectedMs && (
          <WaitRing leftMs={expectedMs - elapsed} ofMs={expectedMs} label={t('instant.dealing.wait')} />
        )}
      </div>
    </Stage>
  )
}
