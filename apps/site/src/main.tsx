import '@fairground/ui/looks/all.css'
import { createRoot } from 'react-dom/client'
import { followAppearance } from './core/preferences/appearance.ts'
import { bootstrap } from './core/bootstrap.ts'
import { channel } from './core/connection/connection.ts'
import { followLobby } from './core/stores/lobby-store.ts'
import { Providers } from '#app/providers.tsx'
import { queryClient } from './core/query-client.ts'
import { sessionQuery } from './core/session/session.ts'
import { loadOperatorTexts } from './core/text/load-operator-texts.ts'
import { loadText } from './core/text/load-text.ts'
import { applyOperatorColours } from './core/preferences/operator-colours.ts'
import { language } from './core/text/text.ts'
import { storeAddressParameters } from './core/address-parameters.ts'
import { withoutAnimationEvents } from '#app/without-animation-events.ts'

storeAddressParameters()
document.documentElement.lang = bootstrap.languageId.replace('_', '-')
followAppearance()

applyOperatorColours(document.documentElement)

channel.open()
followLobby()
void queryClient.prefetchQuery(sessionQuery)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
// The texts of the operator and of another language are loaded first, so that no English flashes.
if (bootstrap.ownTexts) await loadOperatorTexts()
if (language !== 'en_US') await Promise.all([loadText('core'), loadText('errors')])
createRoot(withoutAnimationEvents(root)).render(<Providers />)
