import type { Ad } from '@fairground/contract/entities/ad'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useText } from '#app/text.ts'
import { adSourceQuery, followAd } from './ad-source.ts'
import styles from './ads.module.css'

/** The picture, which is a button: its target is asked for when it is pressed. */
export function AdPicture({ ad, onFollowed }: { ad: Ad; onFollowed?: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { data } = useQuery(adSourceQuery(ad))
  if (data === undefined) return null
  const press = () => {
    onFollowed?.()
    void followAd(ad, path => void navigate(path)).catch(() => undefined)
  }
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t('ads.label', { text: data.text ?? data.client })}
      onClick={press}
    >
      <img src={data.url} alt="" />
    </button>
  )
}
