import { Card } from '@fairground/ui/parts/card.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#app/text.ts'
import styles from './operator-page.module.css'

/** The page is somewhere else: it opens in a new tab and this one goes home. A browser may refuse that; then it is asked for. */
export function OtherAddress({ address }: { address: string }) {
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
