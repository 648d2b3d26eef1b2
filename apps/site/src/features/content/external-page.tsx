import { Card } from '@fairground/ui/layout/card.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#core/text/text.ts'
import styles from './operator-page.module.css'

/** Opens an external page in a new tab and returns to the lobby. Shows a link if the browser blocks the new tab. */
export function ExternalPage({ address }: { address: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      const tab = window.open(address, '_blank')
      if (tab === null) return setRefused(true)
      tab.opener = null
      return void navigate('/', { replace: true })
    })
    return () => clearTimeout(timer)
  }, [address, navigate])
  if (!refused) return null
  return (
    <Card as="article" className={styles.box}>
      <h1>{t('content.elsewhere')}</h1>
      <p>{t('content.elsewhereText', { host: new URL(address).host })}</p>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('content.elsewhereOpen')}
        </a>
      </p>
    </Card>
  )
}
