import { Type } from 'typebox'
import { Player } from '#entities/players/player.ts'
import { closed } from '#entities/values.ts'

const AuthToken = Type.String({ minLength: 16, maxLength: 256 })

export const LoginResult = closed({ result: Type.Literal('success'), player: Player, authToken: AuthToken })
