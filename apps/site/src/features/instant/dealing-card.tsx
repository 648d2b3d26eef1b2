import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { Stage } from '@fairground/ui/games/stage.tsx'
import { useEffect, useState } from 'react'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { WaitRing } from '#shared/layout/wait-ring.tsx'
import styles from './dealing-card.module.css'

/** A card waits for the second beacon round after its sale; beacon rounds are three seconds apart. */
const expectedMs = 7000
const longMs = 20_000

const useElapsed = (): number => {
  const now = useServerNow(250)
  const [since] = useState(now)
  return Math.max(0, now - since)
}

/** A bought card that is not dealt yet: its content does not exist until the beacon round is published. */
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
          <WaitRing
            remainingMs={expectedMs - elapsed}
            totalMs={expectedMs}
            label={t('instant.dealing.wait')}
          />
        )}
      </div>
    </Stage>
  )
}
