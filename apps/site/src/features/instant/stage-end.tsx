import { useText } from '#core/text/text.ts'
import { SoundButton } from '#shared/sound/sound-button.tsx'
import styles from './card-stage.module.css'

export function StageEnd({ topPrize }: { topPrize: string | undefined }) {
  const t = useText()
  return (
    <span className={styles.end}>
      {topPrize !== undefined && t('instant.topPrize', { prize: topPrize })}
      <SoundButton />
    </span>
  )
}
