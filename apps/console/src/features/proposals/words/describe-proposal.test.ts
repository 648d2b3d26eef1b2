import { expect, it } from 'vitest'
import { createTemplate } from '#features/games/kinds/templates/create-template.ts'
import { firstKind } from '#features/games/kinds/kind-traits.ts'
import { describeProposal } from './describe-proposal.ts'

const options = { money: { currency: 'GBP', decimals: 2 }, timeZone: 'UTC' }
const { id, title, titleShort, description, ...terms } = createTemplate({
  id: 7,
  kind: firstKind,
  title: 'Winter Five',
  cost: 100n,
  timeZone: 'UTC',
})

it('shows a new game in the words of its kind', () => {
  const game = { id, title, titleShort, description, ...terms }
  const rows = describeProposal({ kind: 'publishGame', payload: { game } }, null, options)
  const texts = rows.map(({ label, after }) => `${label}: ${after}`)
  expect(texts).toEqual(
    expect.arrayContaining(['Title: Winter Five', 'Pick: 5', 'Match 3 · Amount: 12.00 GBP']),
  )
  expect(texts.filter(text => text.includes('{'))).toEqual([])
})

it('names the tier that a change of a game concerns, with both amounts', () => {
  const changes = [{ field: 'prizeTable.tiers.2.prize.amount', before: '1100', after: '1200' }]
  const payload = { gameId: id, basedOn: '', terms }
  expect(describeProposal({ kind: 'changeGame', payload }, changes, options)).toEqual([
    {
      path: 'prizeTable.tiers.2.prize.amount',
      label: 'Match 3 · Amount',
      before: '11.00 GBP',
      after: '12.00 GBP',
    },
  ])
})

it('shows both times of a changed schedule', () => {
  const { schedule } = terms
  const changes = [{ field: 'schedule.times.0', before: '19:00', after: '20:00' }]
  const payload = { gameId: id, basedOn: '', schedule }
  expect(describeProposal({ kind: 'changeSchedule', payload }, changes, options)).toMatchObject([
    { label: 'Schedule · Times of day', before: '19:00', after: '20:00' },
  ])
})
