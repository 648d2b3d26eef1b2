import { cookieTokenStore } from '@fairground/client/token-store'
import { bootstrap } from '#core/bootstrap.ts'

// Earlier releases kept the token here, where every script of the page can read it.
localStorage.removeItem(`fairground.token.${bootstrap.memberId}`)

/** Reports whether this browser has a session. The token itself is in a cookie. */
export const token = cookieTokenStore(localStorage, `fairground.session.${bootstrap.memberId}`)
