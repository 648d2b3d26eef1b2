import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import styles from './prize-picture.module.css'

/** The picture of the prize, or art of its raffle. It is decorative, because the text is beside it. */
export function PrizePicture({ prize: { imageUrl, gameInstanceId } }: { prize: PrizeItem }) {
  return (
    <div className={styles.picture}>
      {imageUrl === null ? (
        <CardArt kind="raffle" seed={String(gameInstanceId)} />
      ) : (
        <img src={imageUrl} alt="" loading="lazy" />
      )}
    </div>
  )
}
