import { styleVariables } from '@fairground/ui/style-variables'
import { useWidth } from '#parts/charts/frame/use-width.ts'
import styles from './preview.module.css'

const frameSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 720 },
} as const
export type FrameSize = keyof typeof frameSizes

/** A page of the real site, made smaller until it fits. Forms cannot be sent in it. */
export function SiteFrame({
  title,
  address,
  size,
}: {
  readonly title: string
  readonly address: string
  readonly size: FrameSize
}) {
  const [box, shown] = useWidth<HTMLDivElement>()
  const { width, height } = frameSizes[size]
  const variables = styleVariables({
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--scale': shown / width,
    '--shown': `${Math.round((height * shown) / width)}px`,
  })
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <div ref={box} className={styles.screen} data-size={size} style={variables}>
        <iframe
          className={styles.frame}
          title={title}
          src={address}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the site is another origin and needs its own storage.
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      </div>
    </figure>
  )
}
