import type { PrizeItem } from '@fairground/contract/entities/prize'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import styles from './prize-picture.module.css'

/** Its picture, or the raffle it was won in. Decoration: the words are beside it. */
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
