import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { findBrokenRules } from './check-terms.ts'
import { lockLiveGame, toStatus, toTemplate, toTerms } from './live-terms.ts'
import { setPaused, updateTexts } from './queries/games.ts'
import { deleteDraft, findDraft, saveDraft } from './queries/versions.ts'

type Draft = OperatorInput<'saveGameDraft'>['game']
type Texts = OperatorInput<'changeGameTexts'>['texts']

/** Stores a draft, also one that cannot be sold yet, and returns the rules that it breaks. */
export const saveGameDraft = (deps: StaffDeps, acting: Acting, staffId: number, game: Draft) =>
  act(deps, acting, 'save-game-draft', async tx => {
    const memberId = acting.member.id
    const before = await findDraft(tx, memberId, game.id)
    await saveDraft(tx, memberId, game, staffId)
    const problems = await findBrokenRules(tx, memberId, toTerms(game))
    return {
      subject: `game/${game.id}`,
      before: before?.template ?? null,
      after: game,
      result: { problems },
    }
  })

export const discardGameDraft = (deps: StaffDeps, acting: Acting, gameId: number): Promise<void> =>
  act(deps, acting, 'discard-game-draft', async tx => {
    const memberId = acting.member.id
    const before = await findDraft(tx, memberId, gameId)
    if (!before) throw new CommandRefused(`game ${gameId} has no draft`)
    await deleteDraft(tx, memberId, gameId)
    return { subject: `game/${gameId}`, before: before.template, result: undefined }
  })

export const changeGameTexts = (
  deps: StaffDeps,
  acting: Acting,
  gameId: number,
  texts: Texts,
): Promise<void> =>
  act(deps, acting, 'change-game-texts', async tx => {
    const memberId = acting.member.id
    const { title, titleShort, description } = toTemplate(await lockLiveGame(tx, memberId, gameId))
    await updateTexts(tx, memberId, gameId, texts)
    return {
      subject: `game/${gameId}`,
      before: { title, titleShort, description },
      after: texts,
      result: undefined,
    }
  })

/** Open instances of a paused game sell on and are drawn, so that no ticket is harmed. */
export const setGamePaused = (
  deps: StaffDeps,
  acting: Acting,
  gameId: number,
  paused: boolean,
): Promise<void> =>
  act(deps, acting, paused ? 'pause-game' : 'resume-game', async tx => {
    const memberId = acting.member.id
    const row = await lockLiveGame(tx, memberId, gameId)
    if (row.paused === paused) throw new CommandRefused(`game ${gameId} is ${toStatus(row)}`)
    await setPaused(tx, memberId, gameId, paused)
    return {
      subject: `game/${gameId}`,
      before: { status: toStatus(row) },
      after: { status: toStatus({ ...row, paused }) },
      result: undefined,
    }
  })
