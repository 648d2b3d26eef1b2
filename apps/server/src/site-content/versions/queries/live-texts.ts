import type { ContentValue } from '@fairground/contract/operator/content-kinds'
import type { Tx } from '@fairground/database/transaction'

export const updateSiteText = async (
  tx: Tx,
  memberId: number,
  language: string,
  text: ContentValue<'siteText'>,
): Promise<void> => {
  await tx
    .updateTable('site_language')
    .set({
      title: text.title,
      description: text.description,
      keywords: text.keywords,
      about_html: text.aboutHtml,
      header_html: text.headerHtml,
      footer_html: text.footerHtml,
      legal_html: text.legalHtml,
    })
    .where('member_id', '=', memberId)
    .where('language', '=', language)
    .execute()
}

export const hasLanguage = async (tx: Tx, memberId: number, language: string): Promise<boolean> =>
  (await tx
    .selectFrom('site_language')
    .select('language')
    .where('member_id', '=', memberId)
    .where('language', '=', language)
    .executeTakeFirst()) !== undefined

export const hasGame = async (tx: Tx, memberId: number, gameId: number): Promise<boolean> =>
  (await tx
    .selectFrom('game')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .executeTakeFirst()) !== undefined

export const toGameTextColumns = (text: ContentValue<'gameText'>) => ({
  title: text.title,
  title_short: text.titleShort,
  description: text.description,
  info: text.info,
  rules_html: text.rulesHtml,
  one_click_start: text.oneClickStart,
  one_click_lobby: text.oneClickLobby,
  one_click_success: text.oneClickSuccess,
  one_click_bundle: text.oneClickBundle,
})

export const upsertGameText = async (
  tx: Tx,
  memberId: number,
  { gameId, language }: { readonly gameId: number; readonly language: string },
  text: ContentValue<'gameText'>,
): Promise<void> => {
  const columns = toGameTextColumns(text)
  await tx
    .insertInto('game_text')
    .values({ member_id: memberId, game_id: gameId, language, ...columns })
    .onConflict(conflict => conflict.columns(['member_id', 'game_id', 'language']).doUpdateSet(columns))
    .execute()
}

export const deleteGameText = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  language: string,
): Promise<void> => {
  await tx
    .deleteFrom('game_text')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('language', '=', language)
    .execute()
}
