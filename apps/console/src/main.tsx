import '@fairground/ui/looks/all.css'
import { createRoot } from 'react-dom/client'
import { Providers } from '#app/providers.tsx'
import { takeLink } from '#app/link-from-address.ts'
import { restrictScripts } from '#app/restrict-scripts.ts'
import { followScheme } from '#core/preferences.ts'
import { queryClient } from '#core/query-client.ts'
import { meQuery } from '#core/session/session.ts'
import { loadSettings } from '#core/settings.ts'

restrictScripts()
takeLink()
followScheme()
void queryClient.prefetchQuery(meQuery)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
await loadSettings()
createRoot(root).render(<Providers />)
