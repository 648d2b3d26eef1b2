import { GameTemplate } from '@fairground/contract/operator/game-template'
import { Type, type TObject } from 'typebox'
import { checkValue, type FieldError } from '#parts/form/model/check-value.ts'
import { isKnownKind } from './game-kind.ts'
import { rulesSchemas } from './rules-schemas.ts'
import { toPrizeTableSchema } from './tier-schemas.ts'

/** A game with the rules and the prize table of its kind, which the contract leaves open. */
export const toGameSchema = (kind: unknown): TObject =>
  isKnownKind(kind)
    ? Type.Object(
        {
          ...GameTemplate.properties,
          rules: rulesSchemas[kind],
          prizeTable: toPrizeTableSchema(kind),
        },
        { additionalProperties: false },
      )
    : GameTemplate

/** What keeps a draft from being stored: fields that the contract does not accept. */
export const findUnstorable = (game: unknown): readonly FieldError[] => checkValue(GameTemplate, game)

/** What is wrong with single fields. */
export const findFieldErrors = (game: { readonly rules: { readonly kind: string } }): readonly FieldError[] =>
  checkValue(toGameSchema(game.rules.kind), game)
