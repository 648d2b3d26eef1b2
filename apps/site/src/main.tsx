import '@fairground/ui/looks/all.css'
import { createRoot } from 'react-dom/client'
import { followAppearance } from './core/preferences/appearance.ts'
import { bootstrap } from './core/bootstrap.ts'
import { channel } from './core/connection/connection.ts'
import { followLobby } from './core/stores/lobby-store.ts'
import { Providers } from '#app/providers.tsx'
import { followHeldPrizes } from '#app/live/follow-held-prizes.ts'
import { queryClient } from './core/query-client.ts'
import { sessionQuery } from './core/session/session.ts'
import { loadOperatorTexts } from './core/text/load-operator-texts.ts'
import { loadText } from './core/text/load-text.ts'
import { applyOperatorColours } from './core/preferences/operator-colours.ts'
import { language } from './core/text/text.ts'
import { storeAddressParameters } from './core/address-parameters.ts'
import { registerServiceWorker } from '#app/register-service-worker.ts'
import { restrictScripts } from '#app/restrict-scripts.ts'
import { withoutAnimationEvents } from '#app/without-animation-events.ts'

restrictScripts()
storeAddressParameters()
document.documentElement.lang = bootstrap.languageId.replace('_', '-')
followAppearance()

applyOperatorColours(document.documentElement)

channel.open()
followLobby()
followHeldPrizes()
void queryClient.prefetchQuery(sessionQuery)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')
// The texts of the operator and of another language are loaded first, so that no English flashes.
if (bootstrap.ownTexts) await loadOperatorTexts()
const isEnglish = language.startsWith('en_')
if (language !== 'en_US') await Promise.all([loadText('core'), ...(isEnglish ? [] : [loadText('errors')])])
createRoot(withoutAnimationEvents(root)).render(<Providers />)
registerServiceWorker()
// A fault before this has loaded is displayed with the text of the server.
if (isEnglish) void loadText('errors').catch(() => undefined)
