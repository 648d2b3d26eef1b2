import type { Ad } from '@fairground/contract/entities/site/ad'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useText } from '#core/text/text.ts'
import { adSourceQuery, followAd } from './ad-source.ts'
import styles from './ads.module.css'

/** The picture is a button because the target address is fetched on press. */
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
