import { defaultLanguage } from '@fairground/contract/constants'
import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { findGame } from '../games/queries/games.ts'
import { readPage } from '../read-page.ts'
import {
  type Gift,
  type GiftGroup,
  insertGift,
  insertGiftGroup,
  lockRow,
  readGiftGroups,
  readGifts,
  updateGift,
  updateGiftGroup,
} from './queries.ts'

type Texts = Gift['titles']

const requireDefaultText = (...texts: readonly Texts[]): void => {
  if (texts.some(text => text[defaultLanguage] === undefined))
    throw new CommandRefused(`a text in ${defaultLanguage} is missing`)
}

export const saveGiftGroup = (
  deps: Pick<StaffDeps, 'db'>,
  acting: Acting,
  groupId: number | null,
  group: GiftGroup,
): Promise<number> =>
  act(deps, acting, 'save-gift-group', async tx => {
    const memberId = acting.member.id
    requireDefaultText(group.titles)
    const before = groupId === null ? null : await lockRow(tx, 'gift_group', memberId, groupId)
    if (before === undefined) throw new CommandRefused(`there is no group ${groupId}`)
    if (groupId !== null) await updateGiftGroup(tx, memberId, groupId, group)
    const id = groupId ?? (await insertGiftGroup(tx, memberId, group))
    return { subject: `gift-group/${id}`, before, after: group, result: id }
  })

export const saveGift = (
  deps: Pick<StaffDeps, 'db'>,
  acting: Acting,
  giftId: number | null,
  gift: Gift,
): Promise<number> =>
  act(deps, acting, 'save-gift', async tx => {
    const memberId = acting.member.id
    requireDefaultText(gift.titles, gift.descriptions)
    if (!(await lockRow(tx, 'gift_group', memberId, gift.groupId)))
      throw new CommandRefused(`there is no group ${gift.groupId}`)
    if (!(await findGame(tx, memberId, gift.gameId)))
      throw new CommandRefused(`there is no game ${gift.gameId}`)
    const before = giftId === null ? null : await lockRow(tx, 'gift_item', memberId, giftId)
    if (before === undefined) throw new CommandRefused(`there is no gift ${giftId}`)
    if (giftId !== null) await updateGift(tx, memberId, giftId, gift)
    const id = giftId ?? (await insertGift(tx, memberId, gift))
    return { subject: `gift/${id}`, before, after: gift, result: id }
  })

export const listGiftGroups: OperatorHandler<'listGiftGroups'> = ({ after = 0, limit }, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readGiftGroups(tx, memberId, { after, limit: count }),
      ({ id }) => id,
    )
    return {
      groups: rows.map(({ id, titles, position }) => ({ groupId: id, titles: titles as Texts, position })),
      next,
    }
  })
}

export const listGifts: OperatorHandler<'listGifts'> = ({ after = 0, limit }, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readGifts(tx, memberId, { after, limit: count }),
      ({ id }) => id,
    )
    const gifts = rows.map(({ id, titles, descriptions, ...row }) => ({
      giftId: id,
      ...row,
      titles: titles as Texts,
      descriptions: descriptions as Texts,
    }))
    return { gifts, next }
  })
}
