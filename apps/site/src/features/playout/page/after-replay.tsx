import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import type { Transport } from '#features/playout/timeline/replay.ts'
import styles from '#features/playout/stage/stage.module.css'

/** At the end of a replay: play again, or go to the result. */
export function AfterReplay({ transport, resultHref }: { transport: Transport; resultHref: string }) {
  const t = useText()
  return (
    <div className={styles.after}>
      <Button icon="repeat" onPress={transport.play}>
        {t('playout.replay.again')}
      </Button>
      <ButtonLink href={resultHref}>{t('playout.toResult')}</ButtonLink>
    </div>
  )
}
