import '@fairground/ui/looks/all.css'
import { createRoot } from 'react-dom/client'
import { followAppearance } from '#app/appearance.ts'
import { bootstrap } from '#app/bootstrap.ts'
import { channel } from '#app/connection.ts'
import { followLobby } from '#app/lobby-store.ts'
import { Providers } from '#app/providers.tsx'
import { queryClient } from '#app/query-client.ts'
import { sessionQuery } from '#app/session.ts'
import { loadOwnTexts } from '#app/load-own-texts.ts'
import { loadText } from '#app/load-text.ts'
import { applyOperatorColours } from '#app/operator-colours.ts'
import { language } from '#app/text.ts'
import { storeAddressParameters } from '#app/address-parameters.ts'
import { withoutAnimationEvents } from '#app/without-animation-events.ts'

storeAddressParameters()
document.documentElement.lang = bootstrap.languageId.replace('_', '-')
followAppearance()

applyOperatorColours(document.documentElement)

channel.open()
followLobby()
void queryClient.prefetchQuery(sessionQuery)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
// English is bundled; an operator's own words and another language come first, so that no English flashes.
if (bootstrap.ownTexts) await loadOwnTexts()
if (language !== 'en_US') await Promise.all([loadText('core'), loadText('errors')])
createRoot(withoutAnimationEvents(root)).render(<Providers />)
