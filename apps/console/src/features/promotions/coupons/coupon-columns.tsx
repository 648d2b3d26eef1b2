import { formatAmount } from '#core/format/money.ts'
import { formatCount } from '#core/format/numbers.ts'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { type Coupon, describeUse, describeValue } from './coupon.ts'

export const couponColumns: readonly Column<Coupon>[] = [
  {
    id: 'code',
    title: 'Code',
    width: 140,
    always: true,
    sortBy: row => row.coupon.code,
    text: row => row.coupon.code,
    cell: row => <b translate="no">{row.coupon.code}</b>,
  },
  { id: 'text', title: 'Text', cell: row => row.coupon.text },
  { id: 'value', title: 'Gives', width: 240, always: true, cell: row => describeValue(row.coupon) },
  { id: 'use', title: 'As', width: 230, hidden: true, cell: row => describeUse(row.coupon) },
  {
    id: 'uses',
    title: 'Uses',
    width: 110,
    align: 'end',
    sortBy: row => row.uses,
    text: row => String(row.uses),
    cell: row =>
      `${formatCount(row.uses)}${row.coupon.maxUses === null ? '' : ` of ${formatCount(row.coupon.maxUses)}`}`,
  },
  {
    id: 'cost',
    title: 'Cost so far',
    width: 120,
    align: 'end',
    always: true,
    sortBy: row => Number(row.cost),
    text: row => formatAmount(row.cost, row.coupon.currency),
    cell: row => <b>{formatAmount(row.cost, row.coupon.currency)}</b>,
  },
  {
    id: 'ends',
    title: 'Ends',
    width: 124,
    text: row => (row.coupon.expiresAt === null ? '' : new Date(row.coupon.expiresAt).toISOString()),
    cell: row => (row.coupon.expiresAt === null ? 'Open' : <When at={row.coupon.expiresAt} />),
  },
  {
    id: 'state',
    title: 'State',
    width: 90,
    sortBy: row => Number(row.active),
    text: row => (row.active ? 'Active' : 'Ended'),
    cell: row => (row.active ? <Tag tone="good">Active</Tag> : <Tag>Ended</Tag>),
  },
]
