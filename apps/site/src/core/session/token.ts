import { browserTokenStore } from '@fairground/client/token-store'
import { bootstrap } from '#core/bootstrap.ts'

export const token = browserTokenStore(localStorage, `fairground.token.${bootstrap.memberId}`)
