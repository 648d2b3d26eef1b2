import { useEffect, useRef } from 'react'
import styles from './fields.module.css'

/** A picture from its text. As the source of an image it runs nothing. */
export function SvgView({ svg, name }: { readonly svg: string; readonly name: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [svg])
  return <img ref={image} className={styles.picture} alt={name} />
}
