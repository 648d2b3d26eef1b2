import '@fairground/ui/looks/all.css'
import { applyLook } from '@fairground/ui/looks/apply-look'
import { createRoot } from 'react-dom/client'
import { bootstrap } from '#app/bootstrap.ts'
import { channel } from '#app/connection.ts'
import { followLobby } from '#app/lobby-store.ts'
import { Providers } from '#app/providers.tsx'
import { queryClient } from '#app/query-client.ts'
import { sessionQuery } from '#app/session.ts'
import { loadText } from '#app/load-text.ts'
import { language } from '#app/text.ts'
import { storeAddressParameters } from '#app/address-parameters.ts'

storeAddressParameters()
document.documentElement.lang = bootstrap.languageId.replace('_', '-')
applyLook(document.documentElement, { look: bootstrap.look, scheme: bootstrap.scheme })

channel.open()
followLobby()
void queryClient.prefetchQuery(sessionQuery)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
// English is bundled; another language comes first, so that no English flashes.
if (language !== 'en_US') await loadText('core')
createRoot(root).render(<Providers />)
