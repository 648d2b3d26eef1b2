import { Tabs } from '@fairground/ui/controls/tabs.tsx'
import { useSearchParams } from 'react-router'
import { useMayBeLoggedIn, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { ExternalHistory } from '#features/history/external-history.tsx'
import { OwnHistory } from '#features/history/own-history.tsx'
import { HistorySearchForm } from './history-search-form.tsx'
import { LogInFirst } from '#shared/layout/log-in-first.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'

/** The ended games in which the player had plays, bought here or elsewhere. */
export function HistoryScreen() {
  const t = useText()
  const [address] = useSearchParams()
  const player = usePlayer()
  const mayBe = useMayBeLoggedIn()
  const tab = address.get('tab') === 'elsewhere' ? 'elsewhere' : 'here'
  if (!mayBe) return <LogInFirst title={t('after.history.title')} text={t('after.history.logIn')} />
  const getHref = (id: string) => {
    const next = new URLSearchParams(address)
    if (id === 'here') next.delete('tab')
    else next.set('tab', id)
    return `/history?${next}`
  }
  return (
    <PageFrame title={t('after.history.title')} intro={t('after.history.intro')}>
      <Tabs
        label={t('after.history.title')}
        selected={tab}
        items={[
          { id: 'here', label: t('after.history.here'), href: getHref('here') },
          { id: 'elsewhere', label: t('after.history.elsewhere'), href: getHref('elsewhere') },
        ]}
      />
      <HistorySearchForm label={t('after.history.search')} />
      {player &&
        (tab === 'here' ? <OwnHistory playerId={player.id} /> : <ExternalHistory playerId={player.id} />)}
    </PageFrame>
  )
}
