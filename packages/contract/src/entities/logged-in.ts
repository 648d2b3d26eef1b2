import { Type } from 'typebox'
import { Player } from './player.ts'
import { closed } from './values.ts'

const AuthToken = Type.String({ minLength: 16, maxLength: 256 })

export const LoggedIn = closed({ result: Type.Literal('success'), player: Player, authToken: AuthToken })
